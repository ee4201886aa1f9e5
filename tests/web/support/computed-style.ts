/**
 * Answers quickly what queries by role ask about thousands of elements: how is it displayed, and is
 * it visible? To answer that, jsdom matches each element against every rule of the browser's style
 * sheet, which took a tenth of the time of all web tests. Here jsdom is asked once per kind of
 * element, and only a `style` attribute can make an element invisible while the page has no style
 * sheet. jsdom answers everything else, and for every element whose `style` mentions the property.
 */
export function withQuickAnswers(computedStyle: typeof getComputedStyle): typeof getComputedStyle {
  const displays = new Map<string, string>();

  function displayOf(element: Element): string {
    const kind = kindOf(element);
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const { display } = computedStyle(element);
    displays.set(kind, display);
    return display;
  }

  function quickAnswer(element: Element, property: string): string | undefined {
    if (property === 'display' && !says(element, property)) return displayOf(element);
    if (property === 'visibility' && !hasStyles(element) && !inherits(element, property))
      return 'visible';
    return undefined;
  }

  return (element, pseudoElement) => {
    if (pseudoElement != null || !(element instanceof Element))
      return computedStyle(element, pseudoElement);
    let computed: CSSStyleDeclaration | undefined;
    const whole = () => (computed ??= computedStyle(element));
    const getPropertyValue = (property: string) =>
      quickAnswer(element, property) ?? whole().getPropertyValue(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const quick = typeof name === 'string' ? quickAnswer(element, name) : undefined;
        if (quick !== undefined) return quick;
        const value: unknown = Reflect.get(whole(), name);
        return typeof value === 'function' ? (value.bind(whole()) as unknown) : value;
      },
    });
  };
}

const hasStyles = ({ ownerDocument }: Element): boolean => ownerDocument.styleSheets.length > 0;

const says = (element: Element, property: string): boolean =>
  element.getAttribute('style')?.includes(property) === true;

const inherits = (element: Element, property: string): boolean =>
  says(element, property) ||
  (element.parentElement !== null && inherits(element.parentElement, property));

/** The attributes on which the display value can depend. An empty attribute differs from none. */
const kindOf = (element: Element): string =>
  [
    element.ownerDocument.styleSheets.length,
    element.parentElement?.localName,
    element.localName,
    ...['class', 'type', 'hidden', 'open', 'popover'].map((name) => element.getAttribute(name)),
  ]
    .map(String)
    .join('|');
