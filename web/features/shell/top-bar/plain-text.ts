/** Elements whose content is no text. */
const silent = 'script, style, template, noscript, title, svg, math';

/** What a text written as HTML says. It is read in a document of its own, in which nothing is loaded and no script runs. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll(silent).forEach((element) => element.remove());
  body.querySelectorAll('p, div, br, li, tr, td, h1, h2, h3, h4').forEach((element) => element.after(' '));
  return body.textContent.replaceAll(/\s+/gu, ' ').trim();
}
