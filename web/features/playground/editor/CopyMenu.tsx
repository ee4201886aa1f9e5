import { useGraphiQL } from '@graphiql/react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useCopyText } from '../../../design/feedback/useCopyText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import { requestCodes, type CodeLanguage } from '../request/request-code.ts';

const languages: readonly { language: CodeLanguage; labelKey: string }[] = [
  { language: 'curl', labelKey: 'playground.copy.curl' },
  { language: 'fetch', labelKey: 'playground.copy.fetch' },
  { language: 'python', labelKey: 'playground.copy.python' },
];

/** Copies the query, or code that sends it with a token of the reader. */
export function CopyMenu() {
  const { t } = useTranslation();
  const { origin } = usePlayground();
  const copyText = useCopyText();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const operationName = useGraphiQL((state) => state.operationName);
  const copy = (text: string) =>
    copyText(text, { done: t('card.copied'), failed: t('playground.copy.failed') });
  const copyAs = (language: CodeLanguage) => {
    const query = queryEditor?.getValue() ?? '';
    const variables = variableEditor?.getValue() ?? '';
    copy(
      requestCodes[language]({ origin, query, variables, operationName: operationName ?? null }),
    );
  };
  return (
    <PopupMenu
      label={t('playground.copy')}
      kind="plain"
      hasVisibleLabel
      groups={[
        {
          id: 'query',
          items: [
            {
              id: 'query',
              label: t('playground.copy.query'),
              onSelect: () => copy(queryEditor?.getValue() ?? ''),
            },
          ],
        },
        {
          id: 'code',
          label: t('playground.copy.note'),
          items: languages.map(({ language, labelKey }) => ({
            id: language,
            label: t(labelKey),
            onSelect: () => copyAs(language),
          })),
        },
      ]}
    >
      <Icon name="copy" size="small" />
      {t('playground.copy')}
    </PopupMenu>
  );
}
