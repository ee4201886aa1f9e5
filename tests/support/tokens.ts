import { readdirSync, readFileSync } from 'node:fs';

interface PageLook {
  scheme?: 'light' | 'dark';
  vision?: 'usual' | 'weak';
  trend?: 'red-up' | 'green-up';
  density?: 'compact' | 'comfortable';
}

/** The style sheets of tokens, all of them, in the order in which the page has them: of two rules of one weight the later one counts. */
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

/** The colours of the tokens as they come to on a page with these attributes: every rule whose attributes it has, in their order. */
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
