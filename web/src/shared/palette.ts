import tokens from '../styles/tokens.css?raw';

/// A color of the light page by its name there, for pictures that leave the page and look the same everywhere.
export function lightColor(name: string): string {
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!color) throw new Error(`there is no color called ${name}`);
  return color;
}
