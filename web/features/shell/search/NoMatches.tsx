import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import type { MatchMode } from './search-index.ts';

interface NoMatchesProps {
  text: string;
  mode: MatchMode;
  onSearchParts: () => void;
}

/**
 * Shown if nothing matches. After a search for whole names, offers to search for parts of names.
 */
export function NoMatches({ text, mode, onSearchParts }: NoMatchesProps) {
  const { t } = useTranslation();
  return (
    <div className="search-nothing" role="status">
      <b>{t('menu.search.none', { 0: text })}</b>
      <p>{t(mode === 'whole' ? 'menu.search.none.whole' : 'menu.search.none.part')}</p>
      {mode === 'whole' && (
        <Button kind="plain" onClick={onSearchParts}>
          {t('menu.search.tryHalf')}
        </Button>
      )}
    </div>
  );
}
