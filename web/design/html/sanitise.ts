import createPurifier from 'dompurify';
import { allowedAttributes, allowedElements } from './allow-list.ts';
import { levelHeadings, type Heading } from './headings.ts';
import { muteHandlers } from './mute-handlers.ts';
import { tameIds, tameLinks, tamePictures, tameTables } from './tame.ts';

export interface SanitiseOptions {
  browser: Window & typeof globalThis;
  /** Level of the text's highest headings: one below the heading that it stands under. */
  headingLevel: number;
  /** Begins every id of the text, so that none meets one of the page or of another text. */
  idPrefix: string;
  /** Name of a table that has no caption, for screen readers. */
  tableLabel: string;
}

export interface SanitisedText {
  /** Nodes, not text: what was looked at is what is shown, and nothing is read a second time by the browser's parser. */
  content: DocumentFragment;
  headings: readonly Heading[];
}

/** Makes a text from outside safe to show. */
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
