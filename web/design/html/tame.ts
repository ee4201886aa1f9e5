import { isAllowedLink, isAllowedPicture } from './allow-list.ts';

/** The second look at a text whose elements and attributes are on the list: where they lead to, and how they stand on the page. */

export function tameIds(content: DocumentFragment, prefix: string): void {
  content.querySelectorAll('[id]').forEach((element) => {
    const id = element.id.trim();
    if (/^[\p{L}\p{N}_.:-]{1,100}$/u.test(id)) element.id = prefix + id;
    else element.removeAttribute('id');
  });
}

/** Links within the text stay in it, all others open in a window that knows nothing of this one. */
export function tameLinks(content: DocumentFragment, base: string, idPrefix: string): void {
  content.querySelectorAll('[href]').forEach((link) => {
    const href = (link.getAttribute('href') ?? '').trim();
    if (link.localName !== 'a' || href === '' || !isAllowedLink(href, base))
      link.removeAttribute('href');
    else if (href.startsWith('#')) link.setAttribute('href', `#${idPrefix}${href.slice(1)}`);
    else {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
  });
}

export function tamePictures(content: DocumentFragment, base: string): void {
  content.querySelectorAll('[src]').forEach((element) => {
    if (element.localName !== 'img') element.removeAttribute('src');
  });
  content.querySelectorAll('img').forEach((picture) => {
    const alt = picture.getAttribute('alt') ?? '';
    if (isAllowedPicture(picture.getAttribute('src') ?? '', base)) {
      picture.setAttribute('alt', alt);
      picture.setAttribute('loading', 'lazy');
    } else {
      picture.replaceWith(alt);
    }
  });
}

/** A broad table scrolls in a box of its own, which a keyboard can reach. */
export function tameTables(content: DocumentFragment, label: string): void {
  content.querySelectorAll('table').forEach((table) => {
    if (table.parentElement?.closest('table') != null) return;
    const box = table.ownerDocument.createElement('div');
    box.className = 'outside-text-table';
    box.setAttribute('role', 'region');
    box.setAttribute('tabindex', '0');
    box.setAttribute('aria-label', table.caption?.textContent.trim() || label);
    table.replaceWith(box);
    box.append(table);
  });
}
