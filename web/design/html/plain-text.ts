/** Elements whose content is not readable text. */
const silent = /<(script|style|template|noscript|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;
const comment = /<!--[\s\S]*?(?:-->|$)/gu;
// As below, the end of the text ends a tag, too: looking for the end of thousands of open ones would take minutes.
const blockEnd =
  /<(?:br|hr|\/?(?:p|div|li|ul|ol|tr|td|th|table|h[1-6]|section|article))\b[^>]*(?:>|$)/giu;
const tag = /<\/?[a-z!?][^>]*(?:>|$)/giu;

/**
 * The readable text of some HTML, for previews. Tags are removed before parsing, so that no image
 * is loaded and no handler runs; the rest is parsed in a separate document only to decode entities.
 */
export function extractPlainText(html: string): string {
  const text = html
    .replaceAll(comment, ' ')
    .replaceAll(silent, ' ')
    .replaceAll(blockEnd, ' ')
    .replaceAll(tag, '');
  const { body } = new DOMParser().parseFromString(text.replaceAll('<', '&lt;'), 'text/html');
  return body.textContent.replaceAll(/\s+/gu, ' ').trim();
}
