import { useTranslation } from 'react-i18next';
import './Spinner.css';

/** Something is on its way and has no shape yet. */
export function Spinner() {
  const { t } = useTranslation();
  return <span className="spinner" role="progressbar" aria-label={t('loading')} />;
}
