/// What the build makes out of a list on npm: see build/openings.ts.
declare module 'virtual:openings' {
  const openings: string;
  export default openings;
}
