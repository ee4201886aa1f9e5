import {
  useImperativeHandle,
  useRef,
  type HTMLAttributes,
  type Ref,
  type RefAttributes,
} from 'react';

/**
 * Gives a caller the element of a PrimeReact component as a plain element would: from before the
 * first effect of the page until it is removed. PrimeReact's own reference is set only after those
 * effects, and is never cleared.
 */
export function useRootRef<Element extends HTMLElement>(ref: Ref<Element> | undefined) {
  const element = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => element.current, []);
  if (ref == null) return {};
  const root: HTMLAttributes<Element> & RefAttributes<Element> = { ref: element };
  return { pt: { root } };
}
