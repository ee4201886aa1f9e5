import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';

/** The editor's own menu has no texts in Chinese; all its commands are in the page. */
const LOOK = {
  contextmenu: false,
  fontFamily:
    'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace',
  fontSize: 13,
  lineHeight: 20,
  padding: { top: 12, bottom: 12 },
} as const;

/** Gives the editors the look of the portal and names in its language. */
export function useEditorOptions(): void {
  const { t } = useTranslation();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  useEffect(
    function setEditorOptions() {
      queryEditor?.updateOptions({ ...LOOK, ariaLabel: t('playground.editor.query') });
      variableEditor?.updateOptions({ ...LOOK, ariaLabel: t('playground.editor.variables') });
      headerEditor?.updateOptions({ ...LOOK, ariaLabel: t('playground.editor.headers') });
      responseEditor?.updateOptions({ ...LOOK, ariaLabel: t('playground.result') });
    },
    [queryEditor, variableEditor, headerEditor, responseEditor, t],
  );
}
