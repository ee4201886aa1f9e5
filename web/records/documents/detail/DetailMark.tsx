import { useTranslation } from '../../../design/language/useTranslation.ts';
import { formatCount } from '../../../design/number/amount.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import './DetailMark.css';

/** Behind the name of a detail list: the number of its lines, and whether some have problems. */
export function DetailMark({ lines, problems }: { lines: number; problems: number }) {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <span className="tabs-count">{formatCount(lines).text}</span>
      {problems > 0 && (
        <span className="detail-mark-problems">
          <Icon name="info-circle" size="small" />
          <span className="sr">{t('sheet.problems', { 0: String(problems) })}</span>
        </span>
      )}
    </>
  );
}
