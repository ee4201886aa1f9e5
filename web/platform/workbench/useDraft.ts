import { useCallback, useEffect, useState } from 'react';
import { useDrafts } from './Drafts.tsx';
import type { ModuleReference } from './OpenModule.tsx';
import { useTab } from './TabContext.tsx';

export interface Draft<T> {
  value: T;
  /** Changes the value, as the user types: the draft is stored and the tab counts as unsaved. */
  change: (next: T | ((old: T) => T)) => void;
  /** The value was restored after a reload or the end of a session. */
  restored: boolean;
  unsaved: boolean;
  /**
   * Call after saving: removes the draft. The saved value is the current one, unless another is
   * given.
   */
  saved: (value?: T) => void;
  /** Discards the draft and returns to the initial value. */
  discard: () => void;
}

/**
 * The values of one form of a tab, stored as a draft until they are saved or discarded. `form`
 * distinguishes the forms of a screen. `isValid` rejects drafts of an earlier version of the form.
 */
export function useDraft<T>(
  form: string,
  initial: T,
  isValid: (value: unknown) => value is T = hasShapeOf(initial),
): Draft<T> {
  const drafts = useDrafts();
  const { id, module, setUnsaved } = useTab();
  const about = subjectOf(module);
  const [state, setState] = useState(() => {
    const draft = drafts.read(id, form, about);
    const restored = draft !== null && isValid(draft);
    return { value: restored ? draft : initial, restored, unsaved: restored };
  });
  const { value, unsaved } = state;

  useEffect(
    function storeDraft() {
      if (unsaved) drafts.put(id, form, about, value);
      else drafts.remove(id, form);
      setUnsaved(unsaved, form);
    },
    [drafts, id, form, about, value, unsaved, setUnsaved],
  );

  /**
   * Immediately, not in the effect: after saving, the form may be unmounted without rendering
   * again.
   */
  const forget = useCallback(() => {
    drafts.remove(id, form);
    setUnsaved(false, form);
  }, [drafts, id, form, setUnsaved]);

  return {
    ...state,
    change: useCallback((next: T | ((old: T) => T)) => {
      setState((old) => ({
        ...old,
        value: next instanceof Function ? next(old.value) : next,
        unsaved: true,
      }));
    }, []),
    saved: useCallback(
      (next?: T) => {
        forget();
        setState((old) => ({ value: next ?? old.value, restored: false, unsaved: false }));
      },
      [forget],
    ),
    discard() {
      forget();
      setState({ value: initial, restored: false, unsaved: false });
    },
  };
}

/** The subject of the tab: a draft of one document is never offered for another. */
function subjectOf({ parameters = {}, deepLink = '' }: ModuleReference): string {
  return JSON.stringify([
    Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1)),
    deepLink,
  ]);
}

function hasShapeOf<T>(initial: T): (value: unknown) => value is T {
  return (value): value is T =>
    typeof value === typeof initial &&
    Array.isArray(value) === Array.isArray(initial) &&
    (typeof initial !== 'object' ||
      initial === null ||
      Array.isArray(initial) ||
      sameKeys(value as object, initial));
}

function sameKeys(one: object, other: object): boolean {
  const keys = Object.keys(other);
  return Object.keys(one).length === keys.length && keys.every((key) => Object.hasOwn(one, key));
}
