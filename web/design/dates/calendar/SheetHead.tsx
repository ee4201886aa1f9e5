import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/LanguageContext.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { Unit } from './days-of-calendar.ts';
import { titleParts } from './sheet-names.ts';
import { decadeOf } from './sheets.ts';

interface SheetHeadProps {
  unit: Unit;
  focused: string;
  onTurn: (pages: number) => void;
  /** Shows a panel of months or years to choose from. */
  onWiden: (unit: Unit) => void;
}

/** The title of the panel, with buttons for the previous and the next one. */
export function SheetHead({ unit, focused, onTurn, onWiden }: SheetHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="sheet-head">
      <button
        type="button"
        className="ib"
        aria-label={t(`dates.before.${unit}`)}
        title={t(`dates.before.${unit}`)}
        onClick={() => onTurn(-1)}
      >
        <Icon name="left" />
      </button>
      <div className="sheet-title">
        <SheetTitle unit={unit} focused={focused} onWiden={onWiden} />
      </div>
      <button
        type="button"
        className="ib"
        aria-label={t(`dates.after.${unit}`)}
        title={t(`dates.after.${unit}`)}
        onClick={() => onTurn(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}

function SheetTitle({ unit, focused, onWiden }: Omit<SheetHeadProps, 'onTurn'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (unit === 'year')
    return <b>{`${String(decadeOf(focused))} – ${String(decadeOf(focused) + 9)}`}</b>;
  const parts = titleParts(focused, locale).filter(
    (part) => unit === 'day' || part.unit === 'year',
  );
  return parts.map((part) => (
    <button
      key={part.unit}
      type="button"
      className="sheet-widen"
      aria-label={`${part.text} ${t(`dates.choose.${part.unit}`)}`}
      title={t(`dates.choose.${part.unit}`)}
      onClick={() => onWiden(part.unit)}
    >
      {part.text}
    </button>
  ));
}
