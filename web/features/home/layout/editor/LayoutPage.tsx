import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { parseCarriedLayout } from '../parse-carried-layout.ts';
import { LayoutEditorPage } from './LayoutEditorPage.tsx';
import { LayoutUnavailable } from '../LayoutUnavailable.tsx';
import { useStoredLayout } from '../useStoredLayout.ts';
import './LayoutPage.css';

/**
 * The page on which the cards of a dashboard are arranged: the one in the URL, or the home page.
 */
export function LayoutPage() {
  use(useLanguage().language.loadPart('work'));
  const { search, state } = useLocation() as { search: string; state: unknown };
  const code = new URLSearchParams(search).get('code') ?? 'home';
  return <LayoutOfDashboard key={code} code={code} state={state} />;
}

function LayoutOfDashboard({ code, state }: { code: string; state: unknown }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { settings, enterprise } = useViewer();
  const { isLoading, stored, failure, reload } = useStoredLayout(code);
  const template = stored?.template;
  const title = template
    ? t('layout.editOf', { 0: serverText(template.i18nCode, template.name) })
    : t('layout.edit');
  const clientName = settings?.clientName ?? enterprise.name;
  useEffect(
    function nameWindow() {
      document.title = `${title} · ${clientName}`;
    },
    [title, clientName],
  );
  if (stored !== null)
    return (
      <LayoutEditorPage
        code={code}
        title={title}
        stored={stored}
        carried={parseCarriedLayout(state)}
      />
    );
  return (
    <div className="layout-page">
      <h1>{title}</h1>
      <LayoutUnavailable isLoading={isLoading} failure={failure} onRetry={reload} />
    </div>
  );
}
