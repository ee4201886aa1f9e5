import { use } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import type { ScreenProps } from '../../platform/workbench/screens.ts';
import { MessageCentre } from './MessageCentre.tsx';

/**
 * The built-in screen `portal:message`. Its parameter `type` selects a message type; `messageid`
 * opens a message.
 */
export function MessageCentreScreen({ title, parameters }: ScreenProps) {
  use(useLanguage().language.loadPart('work'));
  return <MessageCentre title={title} parameters={parameters} />;
}
