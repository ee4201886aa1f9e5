import { useEffect } from 'react';
import { watchTruncatedTexts } from './truncated-text.ts';

/** Shows the full text of truncated texts as tooltips, see `watchCutTexts`. */
export function TruncatedTextTooltips() {
  useEffect(() => watchTruncatedTexts(document), []);
  return null;
}
