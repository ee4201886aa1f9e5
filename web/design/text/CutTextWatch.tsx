import { useEffect } from 'react';
import { watchCutTexts } from './cut-text.ts';

/** Shows the full text of truncated texts as tooltips, see `watchCutTexts`. */
export function CutTextWatch() {
  useEffect(() => watchCutTexts(document), []);
  return null;
}
