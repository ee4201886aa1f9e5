import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const web = join(import.meta.dirname, '../../../web');

/**
 * Puts style sheets of the portal into the page until the test ends, by their paths in `web/`. Tests
 * then assert how an element looks instead of its classes. Call it before rendering.
 */
export function loadStyles(...paths: readonly string[]): void {
  for (const path of paths) {
    const style = document.createElement('style');
    style.textContent = readFileSync(join(web, path), 'utf8');
    document.head.append(style);
    onTestFinished(() => style.remove());
  }
}

/**
 * The value of a property for an element. jsdom does not resolve variables: a color is the variable
 * that has it, such as `var(--danger)`.
 */
export const styleOf = (element: Element | null | undefined, property: string): string | null =>
  element ? getComputedStyle(element).getPropertyValue(property) : null;
