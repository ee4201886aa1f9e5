import { use } from 'react';
import { useLanguage } from '../../../kit/language/LanguageContext.tsx';
import type { ScreenProps } from '../../../kit/workbench/screens.ts';
import { ApprovalCentre } from './ApprovalCentre.tsx';

/**
 * The approval centre: portal:approval. An opener names a `tab` and may tell the totals that it showed (initiatedCount and the like); `taskid` and
 * `instanceid` open an approval.
 */
export function ApprovalCentreScreen({ title, parameters }: ScreenProps) {
  use(useLanguage().language.need('work'));
  return <ApprovalCentre title={title} parameters={parameters} />;
}
