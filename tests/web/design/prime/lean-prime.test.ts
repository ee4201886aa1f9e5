import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutStyles } from '../../../../web/design/prime/lean-prime-plugin.ts';
import {
  codeOf,
  importsBelow,
  withoutUnusedMethods,
} from '../../../../web/design/prime/used-methods.ts';

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

it('lets the bundler drop the list of icon names', () => {
  expect(withoutStyles(source('api'))).toContain('var PrimeIcons = /*#__PURE__*/Object.freeze(');
});

it('removes the functions of the utilities that no reachable component names, and keeps the others', () => {
  const skipped = new Set(['utils', 'ripple', 'tooltip']);
  const reached = codeOf(['button', 'dialog'], 'node_modules/primereact', skipped);
  const utilities = source('utils');
  const lean = withoutUnusedMethods(utilities, reached);
  const has = (code: string, name: string) => code.includes(`key: "${name}",\n`);
  const named = reached
    .concat(lean)
    .flatMap((code) => [...code.matchAll(/(?:DomHandler|ObjectUtils|IconUtils|this)\.(\w+)/gu)])
    .map(([, name]) => name!)
    .filter((name) => has(utilities, name));
  expect(named).toEqual(expect.arrayContaining(['addClass', 'getMergedProps', 'getJSXIcon']));
  expect(named.filter((name) => !has(lean, name))).toEqual([]);
  expect(has(utilities, 'relativePosition') && !has(lean, 'relativePosition')).toBe(true);
  expect(lean.length).toBeLessThan(utilities.length * 0.7);
});

it('knows what the portal imports', () => {
  expect(importsBelow('web/design')).toEqual(expect.arrayContaining(['button', 'dialog']));
});
