import createPurifier from 'dompurify';
import { allowedAttributes, allowedElements } from './allow-list.ts';
import { levelHeadings, type Heading } from './headings.ts';
import { muteHandlers } from './mute-handlers.ts';
import { tameIds, tameLinks, tamePictures, tameTables } from './tame.ts';

export interface SanitiseOptions {
  browser: Window & typeof globalThis;
  /** Level of the highest headings in the text: one below the heading above it. */
  headingLevel: number;
  /** Prefix of every id in the text, so that it collides with no other id of the page. */
  idPrefix: string;
  /** Accessible name of tables without a caption. */
  tableLabel: string;
}

export interface SanitisedText {
  /** DOM nodes, not text: exactly what was checked is shown, without a second parsing. */
  content: DocumentFragment;
  headings: readonly Heading[];
}

/** Makes HTML from outside safe to show. */
export function sanitise(
  html: string,
  { browser, headingLevel, idPrefix, tableLabel }: SanitiseOptions,
): SanitisedText {
  const content = createPurifier(browser).sanitize(muteHandlers(html), {
    ALLOWED_TAGS: allowedElements,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    USE_PROFILES: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const base = browser.location.href;
  tameIds(content, idPrefix);
  tameLinks(content, base, idPrefix);
  tamePictures(content, base);
  tameTables(content, tableLabel);
  return { content, headings: levelHeadings(content, headingLevel, idPrefix) };
}
