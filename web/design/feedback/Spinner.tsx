import { useTranslation } from '../language/useTranslation.ts';
import './Spinner.css';

/** A loading indicator for content whose shape is not known yet. */
export function Spinner() {
  const { t } = useTranslation();
  return <span className="spinner" role="progressbar" aria-label={t('loading')} />;
}
