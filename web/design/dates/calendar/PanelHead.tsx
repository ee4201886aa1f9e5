import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { Unit } from './calendar-days.ts';
import { titleParts } from './cell-texts.ts';
import { decadeOf } from './panel-cells.ts';

interface PanelHeadProps {
  unit: Unit;
  focused: string;
  onTurn: (pages: number) => void;
  /** Shows a panel of months or years to choose from. */
  onZoomOut: (unit: Unit) => void;
}

/** The title of the panel, with buttons for the previous and the next one. */
export function PanelHead({ unit, focused, onTurn, onZoomOut }: PanelHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="month-panel-head">
      <Button
        kind="icon"
        aria-label={t(`dates.before.${unit}`)}
        title={t(`dates.before.${unit}`)}
        onClick={() => onTurn(-1)}
      >
        <Icon name="left" />
      </Button>
      <div className="month-panel-title">
        <PanelTitle unit={unit} focused={focused} onZoomOut={onZoomOut} />
      </div>
      <Button
        kind="icon"
        aria-label={t(`dates.after.${unit}`)}
        title={t(`dates.after.${unit}`)}
        onClick={() => onTurn(1)}
      >
        <Icon name="right" />
      </Button>
    </div>
  );
}

function PanelTitle({ unit, focused, onZoomOut }: Omit<PanelHeadProps, 'onTurn'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (unit === 'year')
    return <b>{`${String(decadeOf(focused))} – ${String(decadeOf(focused) + 9)}`}</b>;
  const parts = titleParts(focused, locale).filter(
    (part) => unit === 'day' || part.unit === 'year',
  );
  return parts.map((part) => (
    <Button
      key={part.unit}
      className="month-panel-zoom"
      aria-label={`${part.text} ${t(`dates.choose.${part.unit}`)}`}
      title={t(`dates.choose.${part.unit}`)}
      onClick={() => onZoomOut(part.unit)}
    >
      {part.text}
    </Button>
  ));
}
