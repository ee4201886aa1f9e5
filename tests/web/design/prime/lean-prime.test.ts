import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutStyles } from '../../../../web/design/prime/lean-prime-plugin.ts';

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
