import { isAllowedLink, isAllowedPicture } from './allow-list.ts';

/**
 * The second step of sanitizing, after disallowed elements and attributes were removed: checks link
 * targets, picture sources and ids, and prepares tables for the page.
 */

export function hardenIds(content: DocumentFragment, prefix: string): void {
  content.querySelectorAll('[id]').forEach((element) => {
    const id = element.id.trim();
    if (/^[\p{L}\p{N}_.:-]{1,100}$/u.test(id)) element.id = prefix + id;
    else element.removeAttribute('id');
  });
}

/**
 * Links within the text keep working; all others open in a new window without access to this one.
 */
export function hardenLinks(content: DocumentFragment, base: string, idPrefix: string): void {
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

export function hardenPictures(content: DocumentFragment, base: string): void {
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

/** Wraps each table in a box that scrolls and can be reached with the keyboard. */
export function wrapTables(content: DocumentFragment, label: string): void {
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
