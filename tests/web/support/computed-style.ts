/**
 * Answers quickly what queries by role ask about thousands of elements, how is it displayed and is
 * it visible, and what a click asks about all ancestors of an element: does it take pointer events?
 * To answer that, jsdom matches each element against every rule of the style sheets, which took a
 * tenth of the time of all web tests. Here jsdom is asked once per kind of element for `display`.
 * The other properties need only the rules that set them. jsdom answers everything else, and for
 * every element whose `style` or whose rules mention the property.
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
    if (property === 'visibility' && !inherits(element, property)) return 'visible';
    // jsdom does not inherit this property: it is empty where nothing sets it.
    if (POINTER_EVENTS.has(property) && !isSet(element, 'pointer-events')) return '';
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

const POINTER_EVENTS: ReadonlySet<string> = new Set(['pointer-events', 'pointerEvents']);

const isSet = (element: Element, property: string): boolean =>
  says(element, property) ||
  selectorsOf(element.ownerDocument, property).some((selector) => element.matches(selector));

/** The selectors of a sheet's rules that mention a property, as long as it has so many rules. */
interface Mentions {
  rules: number;
  selectors: Map<string, readonly string[]>;
}
const mentions = new WeakMap<CSSStyleSheet, Mentions>();

function selectorsOf({ styleSheets }: Document, property: string): string[] {
  return [...styleSheets].flatMap((sheet) => {
    let known = mentions.get(sheet);
    if (known?.rules !== sheet.cssRules.length) {
      known = { rules: sheet.cssRules.length, selectors: new Map() };
      mentions.set(sheet, known);
    }
    const selectors =
      known.selectors.get(property) ??
      [...sheet.cssRules]
        .filter((rule) => rule.cssText.includes(property))
        // Rules within others, such as media queries, may apply to any element.
        .map((rule) => ('selectorText' in rule ? String(rule.selectorText) : '*'));
    known.selectors.set(property, selectors);
    return selectors;
  });
}

const says = (element: Element, property: string): boolean =>
  element.getAttribute('style')?.includes(property) === true;

const inherits = (element: Element, property: string): boolean =>
  isSaidAbove(element, property) ||
  selectorsOf(element.ownerDocument, property).some((selector) => element.closest(selector));

const isSaidAbove = (element: Element | null, property: string): boolean =>
  element !== null && (says(element, property) || isSaidAbove(element.parentElement, property));

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
