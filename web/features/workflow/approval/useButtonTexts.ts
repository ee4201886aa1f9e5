import { useServerText } from '../../../platform/language/useServerText.ts';

interface ButtonTexts {
  name: string;
  i18nCode: string | null;
  hint: string | null;
  hintI18nCode: string | null;
}

/** The name and the hint of a button of the services in the user's language. */
export function useButtonTexts(): {
  nameOf: (button: Pick<ButtonTexts, 'name' | 'i18nCode'>) => string;
  hintOf: (button: Pick<ButtonTexts, 'hint' | 'hintI18nCode'>) => string | null;
} {
  const serverText = useServerText();
  return {
    nameOf: ({ i18nCode, name }) => serverText(i18nCode, name),
    hintOf: ({ hintI18nCode, hint }) => (hint === null ? null : serverText(hintI18nCode, hint)),
  };
}
