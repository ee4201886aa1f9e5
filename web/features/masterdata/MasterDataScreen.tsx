import { use } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import type { ScreenProps } from '../../platform/workbench/screens.ts';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { MasterData } from './MasterData.tsx';
import './MasterData.css';

/** The screen of a master-data module (portal:list?module=…): a list, its search, its form, all of it told by metadata. */
export function MasterDataScreen({ parameters, title }: ScreenProps) {
  use(useLanguage().language.need('work'));
  const tab = useTab();
  return <MasterData code={parameters.module ?? tab.module.code} title={title} />;
}
