import { use } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import type { ScreenProps } from '../../platform/workbench/screens.ts';
import { MessageCentre } from './MessageCentre.tsx';

/** The message centre: portal:message. An opener may name a `type`, and a message (`messageid`) that is opened. */
export function MessageCentreScreen({ title, parameters }: ScreenProps) {
  use(useLanguage().language.need('work'));
  return <MessageCentre title={title} parameters={parameters} />;
}
