import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/Icon.tsx';

interface PageSizeSelectProps {
  value: number;
  sizes: readonly number[];
  onChange: ((size: number) => void) | undefined;
}

/** The number of rows of a page. */
export function PageSizeSelect({ value, sizes, onChange }: PageSizeSelectProps) {
  const { t } = useTranslation();
  return (
    <span className="pager-size">
      <select
        aria-label={t('grid.pageSize')}
        value={value}
        onChange={({ target }) => onChange?.(Number(target.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {t('grid.pageSizeOf', { 0: size })}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </span>
  );
}
