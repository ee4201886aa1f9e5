import { type CustomPlugin, optimize } from 'svgo';
import type { IconShape } from './icon-shape.ts';

/** All icons are drawn on this grid. */
const GRID = 24;

type Attributes = Record<string, string>;

/** A rectangle with round corners as a path: SVGO converts only the others. */
function roundedRectangle({ x, y, width, height, rx }: Attributes): string {
  const r = Number(rx);
  const across = Number(width) - 2 * r;
  const down = Number(height) - 2 * r;
  const corner = (dx: number, dy: number) =>
    `a${String(r)} ${String(r)} 0 0 1 ${String(dx)} ${String(dy)}`;
  return [
    `M${String(Number(x) + r)} ${String(y)}h${String(across)}${corner(r, r)}v${String(down)}`,
    `${corner(-r, r)}h${String(-across)}${corner(-r, -r)}v${String(-down)}${corner(r, -r)}z`,
  ].join('');
}

/** What keeps SVGO from joining all: round corners, a different grid, names, a clip that clips nothing. */
const prepare: CustomPlugin = {
  name: 'prepare',
  fn: () => ({
    element: {
      enter(node, parent) {
        const { attributes } = node;
        if (node.name === 'clipPath')
          parent.children = parent.children.filter((child) => child !== node);
        delete attributes['clip-path'];
        delete attributes['data-name'];
        if (node.name === 'rect' && attributes.rx !== undefined) {
          node.name = 'path';
          node.attributes = { d: roundedRectangle(attributes) };
        }
        const size = Number(attributes.viewBox?.split(' ')[2] ?? GRID);
        if (node.name === 'svg' && size !== GRID) {
          const scaled = { transform: `scale(${String(GRID / size)})` };
          attributes.viewBox = `0 0 ${String(GRID)} ${String(GRID)}`;
          node.children = [
            { type: 'element', name: 'g', attributes: scaled, children: node.children },
          ];
        }
      },
    },
  }),
};

/**
 * The shape in an SVG file. SVGO turns circles and polygons into paths, joins them, and shortens the
 * numbers to thousandths of the grid. What cannot be joined is an error, so that no part is lost.
 */
export function shapeOfSvg(svg: string): IconShape {
  const paths: string[] = [];
  const rules: (string | undefined)[] = [];
  const collect: CustomPlugin = {
    name: 'collect',
    fn: () => ({
      element: {
        enter({ name, attributes }) {
          rules.push(attributes['fill-rule']);
          if (name === 'path') paths.push(attributes.d ?? '');
          else if (name !== 'svg' && name !== 'g') throw new Error(`An icon has a <${name}>.`);
        },
      },
    }),
  };
  const small = optimize(svg, {
    multipass: true,
    floatPrecision: 3,
    plugins: [
      prepare,
      {
        name: 'preset-default',
        params: {
          overrides: {
            convertShapeToPath: { convertArcs: true },
            mergePaths: { force: true },
            removeUselessStrokeAndFill: { removeNone: true },
          },
        },
      },
    ],
  });
  optimize(small.data, { plugins: [collect] });
  const [path = '', ...more] = paths;
  if (more.length > 0) throw new Error('An icon has paths that are filled in different ways.');
  return rules.includes('evenodd') ? { evenOdd: path } : path;
}
