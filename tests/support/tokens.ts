import { readdirSync, readFileSync } from 'node:fs';

interface PageLook {
  scheme?: 'light' | 'dark';
  vision?: 'usual' | 'weak';
  trend?: 'red-up' | 'green-up';
  density?: 'compact' | 'comfortable';
}

/**
 * All style sheets with design tokens, in the order in which the page loads them. Of two rules with
 * equal weight, the later one applies.
 */
export function tokenRules(): string {
  const entry = readFileSync('web/app/main.tsx', 'utf8');
  const imported = [
    ...entry.matchAll(/^import '\.\.\/design\/theme\/([\w-]*tokens\.css)';$/gmu),
  ].map(([, file = '']) => file);
  const present = readdirSync('web/design/theme').filter((file) => file.endsWith('tokens.css'));
  if (imported.toSorted().join() !== present.toSorted().join())
    throw new Error(`The page does not import ${present.join()}.`);
  return imported.map((file) => readFileSync(`web/design/theme/${file}`, 'utf8')).join('');
}

/**
 * The colors of the tokens on a page with these attributes. Applies every rule that matches the
 * attributes, in order of weight.
 */
export function tokensOfPage(look: PageLook): Record<string, string> {
  const css = tokenRules().replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  const rules = [...css.matchAll(/((?::root|\[data-)[^{}]*)\{([^{}]*)\}/gu)].filter(
    ([, selector = '']) => applies(selector, look),
  );
  const weight = (selector: string) => (selector.match(/:root|\[/gu) ?? []).length;
  return Object.fromEntries(
    rules
      .toSorted(([, a = ''], [, b = '']) => weight(a) - weight(b))
      .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*(?:;|$)/giu)])
      .map(([, name = '', colour = '']) => [name, colour]),
  );
}

function applies(selector: string, look: PageLook): boolean {
  const wanted = [...selector.matchAll(/\[data-([a-z]+)=['"]?([a-z-]+)['"]?\]/gu)];
  return wanted.every(([, name, value]) =>
    Object.entries(look).some(([one, chosen]) => one === name && chosen === value),
  );
}
