// The end of the text ends a tag, too: looking for the end of thousands of open ones would take minutes.
const openingTag = /<[a-z][^>]*(?:>|$)/giu;
const handler = /([\s"'/])on[a-z]+(\s*=)/giu;

/**
 * Renames event handlers before the text is parsed: the browser would report each of them as a
 * violation of the page's policy, even if it is never shown. This is not a security measure: the
 * sanitizer removes what this misses.
 */
export function disableHandlers(html: string): string {
  return html.replaceAll(openingTag, (tag) => tag.replaceAll(handler, '$1data-handler$2'));
}
