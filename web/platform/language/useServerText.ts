import { useCallback } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';

export type ServerText = (i18nCode: string | null | undefined, name: string) => string;

/**
 * Translates names from the services: by their `i18nCode` if a language pack has it, otherwise the
 * name itself.
 */
export function useServerText(): ServerText {
  const { t } = useTranslation();
  return useCallback(
    (i18nCode, name) => (i18nCode ? t(i18nCode, { defaultValue: name }) : name),
    [t],
  );
}
