import { readFileSync } from 'node:fs';

interface PageLook {
  scheme?: 'light' | 'dark';
  vision?: 'usual' | 'weak';
  trend?: 'red-up' | 'green-up';
  density?: 'compact' | 'comfortable';
}

/** The colours of tokens.css as they come to on a page with these attributes: every rule whose attributes it has, in their order. */
export function tokensOfPage(look: PageLook): Record<string, string> {
  const css = readFileSync('web/kit/theme/tokens.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  const rules = [...css.matchAll(/((?::root|\[data-)[^{}]*)\{([^{}]*)\}/gu)].filter(([, selector = '']) =>
    applies(selector, look),
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
  return wanted.every(([, name, value]) => Object.entries(look).some(([one, chosen]) => one === name && chosen === value));
}
