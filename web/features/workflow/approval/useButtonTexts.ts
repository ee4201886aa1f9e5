import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';

interface ButtonTexts {
  name: string;
  i18nCode: string | null;
  hint: string | null;
  hintI18nCode: string | null;
  /** Buttons for several approvals have none. */
  hintParameters?: readonly { names: readonly string[]; i18nCode: string | null }[];
}

/** The name and the hint of a button of the services in the user's language. */
export function useButtonTexts(): {
  nameOf: (button: Pick<ButtonTexts, 'name' | 'i18nCode'>) => string;
  hintOf: (button: Pick<ButtonTexts, 'hint' | 'hintI18nCode' | 'hintParameters'>) => string | null;
} {
  const { t } = useTranslation();
  const serverText = useServerText();
  return {
    nameOf: ({ i18nCode, name }) => serverText(i18nCode, name),
    hintOf({ hintI18nCode, hint, hintParameters = [] }) {
      if (hint === null || hintI18nCode === null) return hint;
      const values = hintParameters.map(({ names, i18nCode }) =>
        serverText(i18nCode, names.join(t('list.comma'))),
      );
      return t(hintI18nCode, { ...Object.fromEntries(values.entries()), defaultValue: hint });
    },
  };
}
