import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SegmentedToggle } from '../../../design/forms/SegmentedToggle.tsx';
import type { MatchMode } from './search-index.ts';

interface SearchBarProps {
  mode: MatchMode;
  /** Number of matches. */
  total: number;
  onChange: (mode: MatchMode) => void;
}

/** The toggle between partial and whole matches, and the number of matches. */
export function SearchBar({ mode, total, onChange }: SearchBarProps) {
  const { t } = useTranslation();
  return (
    <div className="search-bar">
      <SegmentedToggle
        label={t('menu.search.mode')}
        value={mode}
        onChange={onChange}
        options={[
          { value: 'part', label: t('menu.search.half') },
          { value: 'whole', label: t('menu.search.full') },
        ]}
      />
      <span className="small mute" role="status">
        {total > 0 && t('menu.search.count', { 0: total })}
      </span>
    </div>
  );
}
