import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type ServerText = (i18nCode: string | null | undefined, name: string) => string;

/** Names that come from the services: translated by their `i18nCode` where a pack knows it, else the services' own name. */
export function useServerText(): ServerText {
  const { t } = useTranslation();
  return useCallback(
    (i18nCode, name) => (i18nCode ? t(i18nCode, { defaultValue: name }) : name),
    [t],
  );
}
