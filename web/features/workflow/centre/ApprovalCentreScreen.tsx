import { use } from 'react';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import type { ScreenProps } from '../../../platform/workbench/screens.ts';
import { ApprovalCentre } from './ApprovalCentre.tsx';

/**
 * The built-in screen `portal:approval`. Its parameter `tab` selects a list; `taskid` and
 * `instanceid` open an approval. The totals that the caller has already loaded are read from the
 * cache.
 */
export function ApprovalCentreScreen({ title, parameters }: ScreenProps) {
  use(useLanguage().language.loadPart('work'));
  return <ApprovalCentre title={title} parameters={parameters} />;
}
