import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../../../design/feedback/Notices.tsx';
import type { CardFrameProps } from './card-frame-props.ts';
import type { CardFileKind } from './save-card-file.ts';

interface CardFilesOptions extends Pick<
  CardFrameProps,
  'title' | 'table' | 'chart' | 'filterNotes'
> {
  definition: string;
  asOf: string;
}

/** Exports the content of a card as CSV, XLSX or PNG. The code for it is loaded on first use. */
export function useCardFiles({ table, chart, filterNotes = [], ...texts }: CardFilesOptions) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const notify = useNotify();
  const viewer = useViewer();
  async function save(kind: CardFileKind) {
    if (table === undefined) return;
    try {
      const { saveCardFile } = await import('./save-card-file.ts');
      const content = { ...texts, table, chart: chart?.current ?? null, filterNotes };
      await saveCardFile(kind, { ...content, viewer, locale, t });
    } catch {
      notify(t('card.exportFailed'), 'failed');
    }
  }
  return {
    csv: () => void save('csv'),
    xlsx: () => void save('xlsx'),
    png: () => void save('png'),
  };
}
