import all from 'virtual:prime-icon-shapes/all';
import business from 'virtual:prime-icon-shapes/business';
import { describe, expect, it } from 'vitest';
import { workbenchIcons } from '../../../../web/design/icons/workbench-icons.ts';
import { shapeOfSvg } from '../../../../web/design/icons/shape-of-svg.ts';

const svg = (content: string, size = 24) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(size)} ${String(size)}">${content}</svg>`;

describe('PrimeIcons as data', () => {
  it('are all there, each as one path', () => {
    expect(Object.keys(all)).toHaveLength(313);
    for (const [name, shape] of Object.entries(all)) {
      const path = typeof shape === 'string' ? shape : 'evenOdd' in shape && shape.evenOdd;
      expect(path, name).toMatch(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,+-]+$/u);
    }
  });

  it('are the same one by one', () => {
    expect(workbenchIcons.shapes.bell).toBe(all.bell);
    expect(business.truck).toBe(all.truck);
  });

  it('joins the paths of a file and keeps how it is filled', () => {
    expect(shapeOfSvg(svg('<path d="M1 1h2v2z"/><path d="M9 9h2v2z"/>'))).toBe(
      'M1 1h2v2zm8 8h2v2z',
    );
    expect(
      shapeOfSvg(svg('<path fill-rule="evenodd" d="M1 1h9v9H1zM3 3h2v2H3z" fill="black"/>')),
    ).toEqual({ evenOdd: 'M1 1h9v9H1zm2 2h2v2H3z' });
  });

  it.each([
    ['circles', '<circle cx="12" cy="12" r="9"/>', 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18'],
    ['polygons', '<polygon points="1,1 5,1 5,5"/>', 'M1 1h4v4z'],
    ['rectangles', '<rect x="1" y="2" width="4" height="5"/>', 'M1 2h4v5H1z'],
    [
      'round corners',
      '<rect x="8" y="8" width="8" height="8" rx="1"/>',
      'M9 8h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1',
    ],
    [
      'nothing that is not drawn',
      '<defs><style>.a{fill:none}</style></defs><path d="M1 1h4v4z"/><circle class="a" cx="3" cy="3" r="1"/>',
      'M1 1h4v4z',
    ],
  ])('draws %s', (_what, content, path) => {
    expect(shapeOfSvg(svg(content))).toBe(path);
  });

  it('brings a drawing on a different grid to this one, without its clip', () => {
    const clip =
      '<g clip-path="url(#c)"><path d="M1 1h4v4z"/></g><defs><clipPath id="c"><rect width="12" height="12"/></clipPath></defs>';
    expect(shapeOfSvg(svg(clip, 12))).toBe('M2 2h8v8z');
  });

  it('refuses what it cannot draw', () => {
    expect(() => shapeOfSvg(svg('<text x="1" y="9">A</text>'))).toThrow('An icon has a <text>.');
  });
});
