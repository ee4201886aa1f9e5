import createPurifier from 'dompurify';
import { allowedAttributes, allowedElements } from './allow-list.ts';
import { normalizeHeadings, type Heading } from './headings.ts';
import { disableHandlers } from './disable-handlers.ts';
import { hardenIds, hardenLinks, hardenPictures, wrapTables } from './harden.ts';

export interface SanitizeOptions {
  browser: Window & typeof globalThis;
  /** Level of the highest headings in the text: one below the heading above it. */
  headingLevel: number;
  /** Prefix of every id in the text, so that it collides with no other id of the page. */
  idPrefix: string;
  /** Accessible name of tables without a caption. */
  tableLabel: string;
}

export interface SanitizedContent {
  /** DOM nodes, not text: exactly what was checked is shown, without a second parsing. */
  content: DocumentFragment;
  headings: readonly Heading[];
}

/** Makes HTML from outside safe to show. */
export function sanitizeHtml(
  html: string,
  { browser, headingLevel, idPrefix, tableLabel }: SanitizeOptions,
): SanitizedContent {
  const content = createPurifier(browser).sanitize(disableHandlers(html), {
    ALLOWED_TAGS: allowedElements,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    USE_PROFILES: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const base = browser.location.href;
  hardenIds(content, idPrefix);
  hardenLinks(content, base, idPrefix);
  hardenPictures(content, base);
  wrapTables(content, tableLabel);
  return { content, headings: normalizeHeadings(content, headingLevel, idPrefix) };
}
