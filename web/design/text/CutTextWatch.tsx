import { useEffect } from 'react';
import { watchCutTexts } from './cut-text.ts';

/** Tells the whole of every text that is cut, see `watchCutTexts`. */
export function CutTextWatch() {
  useEffect(() => watchCutTexts(document), []);
  return null;
}
