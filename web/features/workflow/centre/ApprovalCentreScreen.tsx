import { use } from 'react';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import type { ScreenProps } from '../../../platform/workbench/screens.ts';
import { ApprovalCentre } from './ApprovalCentre.tsx';

/**
 * The approval centre: portal:approval. An opener names a `tab`; `taskid` and `instanceid` open an approval. The totals that it showed lie in the
 * cache.
 */
export function ApprovalCentreScreen({ title, parameters }: ScreenProps) {
  use(useLanguage().language.need('work'));
  return <ApprovalCentre title={title} parameters={parameters} />;
}
