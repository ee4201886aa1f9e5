const covered = 'data-covered';
/** What lies over a covered page carries this attribute. */
const coverMark = 'data-cover';

/**
 * Takes the page away without taking it down: all of it is hidden, inert and out of the reach of assistive technology, what is added later
 * too, and the window bears a neutral title. What is returned gives it back, the focus where it was.
 */
export function coverPage(document: Document, title: string): () => void {
  const { body, documentElement } = document;
  const focused = document.activeElement;
  const hidden = new Set<Element>();
  let ownTitle = document.title;
  const hide = () => {
    for (const element of body.children) {
      if (element.hasAttribute(coverMark) || element.hasAttribute('inert')) continue;
      hidden.add(element);
      element.setAttribute('inert', '');
      element.setAttribute('aria-hidden', 'true');
    }
    if (document.title === title) return;
    ownTitle = document.title;
    document.title = title;
  };
  documentElement.setAttribute(covered, '');
  hide();
  const watch = new MutationObserver(hide);
  watch.observe(body, { childList: true });
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    documentElement.removeAttribute(covered);
    for (const element of hidden) {
      element.removeAttribute('inert');
      element.removeAttribute('aria-hidden');
    }
    if (document.title === title) document.title = ownTitle;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  };
}
