/** Elements whose content is no text for a reader. */
const silent = /<(script|style|template|noscript|title|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;
const comment = /<!--[\s\S]*?(?:-->|$)/gu;
const blockEnd =
  /<(?:br|hr|\/?(?:p|div|li|ul|ol|tr|td|th|table|h[1-6]|section|article))\b[^>]*>/giu;
const tag = /<\/?[a-z!?][^>]*(?:>|$)/giu;

/**
 * What a text written as HTML says, for a glance at it. Its tags are taken out before anything parses it, so that no image is looked for and
 * no handler is looked at; what is left is parsed, in a document of its own, for its entities alone.
 */
export function plainText(html: string): string {
  const words = html
    .replaceAll(comment, ' ')
    .replaceAll(silent, ' ')
    .replaceAll(blockEnd, ' ')
    .replaceAll(tag, '');
  const { body } = new DOMParser().parseFromString(words.replaceAll('<', '&lt;'), 'text/html');
  return body.textContent.replaceAll(/\s+/gu, ' ').trim();
}
