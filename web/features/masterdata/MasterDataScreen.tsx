import { use } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import type { ScreenProps } from '../../platform/workbench/screens.ts';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { MasterData } from './MasterData.tsx';
import './MasterData.css';

/**
 * The built-in screen of list modules, `portal:list?module=…`: a list with its search and forms,
 * generated from metadata.
 */
export function MasterDataScreen({ parameters, title }: ScreenProps) {
  use(useLanguage().language.loadPart('work'));
  const tab = useTab();
  return <MasterData code={parameters.module ?? tab.module.code} title={title} />;
}
