/** The address of a plain click on a link within the portal; null for everything that leaves this page where it is. */
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
  // A link within the page.
  if (link.getAttribute('href')?.startsWith('#') === true) return null;
  return link.pathname + link.search;
}
