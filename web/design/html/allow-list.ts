/**
 * What may stand in a text that was written outside of the portal. Everything that is not named here goes: elements leave their text
 * behind, except those whose content is no text (scripts, styles, frames), which go whole; attributes go without a trace, `style`, `class`,
 * `name` and event handlers with them.
 */
export const allowedElements = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'div',
    'span',
    'br',
    'hr',
    'blockquote',
    'pre',
    'section',
    'article',
  ],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'],
  ...[
    'a',
    'img',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'del',
    'ins',
    'sub',
    'sup',
    'small',
    'mark',
    'q',
    'cite',
    'abbr',
    'time',
  ],
  ...['code', 'kbd', 'samp', 'var', 'ruby', 'rb', 'rt', 'rp', 'bdi', 'bdo', 'wbr'],
];

export const allowedAttributes = [
  ...['id', 'href', 'src', 'alt', 'title', 'lang', 'dir', 'width', 'height'],
  ...['colspan', 'rowspan', 'scope', 'span', 'start', 'reversed', 'value', 'datetime', 'open'],
];

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const pictureData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/iu;
const ownPictures = '/files/';

/** Where a link may lead: to the web, to a mail or a telephone. */
export function isAllowedLink(href: string, base: string): boolean {
  return URL.canParse(href, base) && linkProtocols.has(new URL(href, base).protocol);
}

/** Where a picture may come from: the portal's files, or the text itself. A picture of elsewhere would tell there who reads. */
export function isAllowedPicture(src: string, base: string): boolean {
  if (pictureData.test(src.trim())) return true;
  if (!URL.canParse(src, base)) return false;
  const { origin, pathname } = new URL(src, base);
  return origin === new URL(base).origin && pathname.startsWith(ownPictures);
}
