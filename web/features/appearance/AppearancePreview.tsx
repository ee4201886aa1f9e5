import { useTranslation } from '../../design/language/useTranslation.ts';

const series = [1, 2, 3, 4, 5, 6, 7, 8];
const bands = [1, 2, 3, 4, 5];

/**
 * A sample of everything that the settings affect, because the page behind the dialog may not
 * contain it.
 */
export function AppearancePreview() {
  const { t } = useTranslation();
  return (
    <section className="appearance-preview" aria-label={t('appearance.preview')}>
      <div className="row">
        <span className="btn btn-p">{t('appearance.sample.button')}</span>
        <span className="appearance-preview-link">{t('appearance.sample.link')}</span>
        <span className="appearance-preview-row">{t('appearance.sample.row')}</span>
      </div>
      <div className="row">
        <span className="up">▲ +3.21%</span>
        <span className="down">▼ -3.21%</span>
        <span className="appearance-preview-bands" aria-hidden="true">
          {bands.map((band) => (
            <i key={band} style={{ background: `var(--ring-${String(band)})` }} />
          ))}
        </span>
        <span className="appearance-preview-series" aria-hidden="true">
          {series.map((one) => (
            <i key={one} style={{ background: `var(--s${String(one)})` }} />
          ))}
        </span>
      </div>
    </section>
  );
}
