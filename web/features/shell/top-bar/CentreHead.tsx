import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';

interface CentreHeadProps {
  title: string;
  /** Null while unknown. */
  count: number | null;
  onReload: () => void;
}

/** The head of the panel of a center: title, count and a button to reload. */
export function CentreHead({ title, count, onReload }: CentreHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="centre-head">
      <h2>{title}</h2>
      {count !== null && <span className="small mute">{count}</span>}
      <span className="grow" />
      <Button
        kind="icon"
        size="small"
        aria-label={t('centre.reload')}
        title={t('centre.reload')}
        onClick={onReload}
      >
        <Icon name="refresh" size="small" />
      </Button>
    </div>
  );
}
