import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import {
  withQuickHelpers,
  withoutStyleLoading,
  withoutStyles,
} from '../../../../web/design/prime/lean-prime-plugin.ts';

const source = (name: string) =>
  readFileSync(`node_modules/primereact/${name}/${name}.esm.js`, 'utf8');

it('removes the style sheets of the library, but no code', () => {
  for (const name of ['componentbase', 'dialog', 'checkbox', 'button', 'utils']) {
    const whole = source(name);
    const lean = withoutStyles(whole);
    expect(lean, name).not.toMatch(/@layer primereact|\.p-[a-z-]+ \{/u);
    expect(lean.match(/(?<!-)\bfunction\b/gu)?.length, name).toBe(
      whole.match(/(?<!-)\bfunction\b/gu)?.length,
    );
  }
  expect(withoutStyles(source('componentbase')).length).toBeLessThan(
    source('componentbase').length - 5000,
  );
});

it('removes the hooks that load style sheets, and nothing else', () => {
  const whole = source('componentbase');
  const lean = withoutStyleLoading(whole);
  expect(whole).toContain('useStyle(');
  expect(lean).not.toContain('useStyle(');
  expect(lean).toContain('var useHandleStyle = function useHandleStyle() {};\n\nexport {');
  const start = whole.indexOf('var useHandleStyle = ');
  expect(lean.slice(0, start)).toBe(whole.slice(0, start));
  expect(withoutStyleLoading(source('button'))).toBe(source('button'));
});

it('lets the bundler drop the list of icon names', () => {
  expect(withoutStyles(source('api'))).toContain('var PrimeIcons = /*#__PURE__*/Object.freeze(');
});

const spread = 'function _objectSpread(e) { for (var r = 1; r < arguments.length; r++)';

it('copies objects with Object.assign in every file of the library', () => {
  for (const name of ['componentbase', 'datatable', 'utils', 'tabview']) {
    expect(source(name), name).toMatch(/function _objectSpread\S*\(e\) \{ for/u);
    const quick = withQuickHelpers(source(name));
    expect(quick.includes('getOwnPropertyDescriptors(t)'), name).toBe(false);
  }
});

it('copies the same properties as the helper of the library, and changes only its first object', () => {
  const line = /^function _objectSpread\(e\).*$/mu.exec(source('componentbase'))?.[0] ?? '';
  expect(line.startsWith(spread)).toBe(true);
  const copy = runInNewContext(`${withQuickHelpers(line)}; _objectSpread`) as typeof Object.assign;
  const [one, other] = [
    { a: 1, b: { c: 2 } },
    { b: undefined, d: () => 3 },
  ];
  expect(copy({}, one, null, other)).toEqual({ ...one, ...other });
  expect(copy({}, one).b).toBe(one.b);
  expect(one).toEqual({ a: 1, b: { c: 2 } });
});

it('derives the flat form of a name once', () => {
  const quick = withQuickHelpers(source('utils'));
  expect(quick).toContain("(flatNames[str] ??= str.replace(/(-|_)/g, '').toLowerCase())");
  expect(quick).toContain('var flatNames = /*#__PURE__*/Object.create(null);');
});
