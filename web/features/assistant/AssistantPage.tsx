import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Assistant } from './Assistant.tsx';
import { parsePage, type AssistantLocation } from './assistant-location.ts';

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
  const go = ({ elf, page }: AssistantLocation) =>
    setSearch({
      ...(elf !== null && { elf }),
      ...(elf !== null && page > 1 && { page: String(page) }),
    });
  return (
    <Assistant
      location={{ elf: search.get('elf') || null, page: parsePage(search.get('page')) }}
      onNavigate={go}
    />
  );
}
