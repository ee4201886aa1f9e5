const COVERED_ATTRIBUTE = 'data-covered';
const COVER_ATTRIBUTE = 'data-cover';
/** The attribute of the elements of the body that are shown above a covered page. */
export const coverMark = { [COVER_ATTRIBUTE]: '' };

/**
 * Hides the page without unmounting it: every element of the body, including those added later,
 * becomes invisible, inert and hidden from assistive technology, and the window gets a neutral
 * title. Returns a function that uncovers the page and restores the focus.
 */
export function coverPage(document: Document, title: string): () => void {
  const { body, documentElement } = document;
  const focused = document.activeElement;
  const hidden = new Set<Element>();
  let ownTitle = document.title;
  const hideAll = () => {
    for (const element of body.children) {
      if (element.hasAttribute(COVER_ATTRIBUTE) || element.hasAttribute('inert')) continue;
      hidden.add(element);
      element.setAttribute('inert', '');
      element.setAttribute('aria-hidden', 'true');
    }
    if (document.title === title) return;
    ownTitle = document.title;
    document.title = title;
  };
  documentElement.setAttribute(COVERED_ATTRIBUTE, '');
  hideAll();
  const observer = new MutationObserver(hideAll);
  observer.observe(body, { childList: true });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    documentElement.removeAttribute(COVERED_ATTRIBUTE);
    for (const element of hidden) {
      element.removeAttribute('inert');
      element.removeAttribute('aria-hidden');
    }
    if (document.title === title) document.title = ownTitle;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  };
}
