import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Assistant } from './Assistant.tsx';
import { assistantView } from './assistant-location.ts';

/**
 * The assistant as a page. The elf and the page of its rows are part of the URL, so that they can
 * be shared and the Back button works.
 */
export function AssistantPage() {
  const { t } = useTranslation();
  const { settings, enterprise } = useViewer();
  const [search, setSearch] = useSearchParams();
  const title = `${t('assistant.title')} · ${settings?.clientName ?? enterprise.name}`;
  useEffect(
    function setWindowTitle() {
      document.title = title;
    },
    [title],
  );
  return (
    <Assistant
      location={assistantView.read(Object.fromEntries(search))}
      onNavigate={(location) => setSearch(assistantView.change({}, location))}
    />
  );
}
