/**
 * What HTML from outside may contain. Everything not listed is removed: of elements the text
 * remains, except for scripts, styles and frames, which are removed completely. Attributes such as
 * `style`, `class`, `name` and event handlers are removed.
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
const pictureDataUrl = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/iu;
const OWN_PICTURES = '/files/';

/** Allowed link targets: web, mail and telephone addresses. */
export function isAllowedLink(href: string, base: string): boolean {
  return URL.canParse(href, base) && linkProtocols.has(new URL(href, base).protocol);
}

/**
 * Allowed picture sources: files of the portal and data URLs. A picture from another server would
 * reveal to it who reads the text.
 */
export function isAllowedPicture(src: string, base: string): boolean {
  if (pictureDataUrl.test(src.trim())) return true;
  if (!URL.canParse(src, base)) return false;
  const { origin, pathname } = new URL(src, base);
  return origin === new URL(base).origin && pathname.startsWith(OWN_PICTURES);
}
