/**
 * The address that a plain click on a link within the portal opens. Null for clicks that do not
 * leave the page, such as in a new tab or to another site.
 */
export function clickedLinkAddress({
  target,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.origin !== window.location.origin)
    return null;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  // A link to an anchor on this page.
  if (link.getAttribute('href')?.startsWith('#') === true) return null;
  return link.pathname + link.search;
}
