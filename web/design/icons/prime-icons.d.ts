/** What prime-icons-plugin.ts makes of the files of PrimeIcons: shapes as in icon-shape.ts. */
declare module '*.svg?shape' {
  const shape: string | { evenOdd: string };
  export default shape;
}

declare module 'virtual:prime-icon-shapes/*' {
  const shapes: Readonly<Record<string, string | { evenOdd: string }>>;
  export default shapes;
}
