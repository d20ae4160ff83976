import tokens from '../styles/tokens.css?raw';

const [light, dark] = tokens.split(":root[data-theme='dark']") as [string, string];

function colorIn(sheet: string, name: string): string {
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
  if (!color) throw new Error(`there is no color called ${name}`);
  return color;
}

/// A color of the light page by its name there, for pictures that leave the page and look the same everywhere.
export const lightColor = (name: string): string => colorIn(light, name);
/// The same of the dark page, for pictures that follow whoever looks at them.
export const darkColor = (name: string): string => colorIn(dark, name);
