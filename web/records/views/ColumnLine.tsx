import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Checkbox } from '../../design/forms/Checkbox.tsx';
import { Button } from '../../design/button/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { ArrangedColumn, ChosenColumn } from './arrange-columns.ts';
import { ColumnShape } from './ColumnShape.tsx';

interface Position {
  index: number;
  /** Number of all columns. */
  count: number;
}

interface ColumnLineProps {
  column: ChosenColumn;
  /** Null: it cannot be moved now, because the list is filtered. */
  position: Position | null;
  /** The only visible column cannot be hidden. */
  isLastShown: boolean;
  /** In a file a column has neither pinning nor width. */
  isForFile: boolean;
  onChange: (parts: Partial<ArrangedColumn>) => void;
  onMove: (step: 1 | -1) => void;
}

/**
 * One column of the chooser. It can be hidden, dragged, and moved by buttons; pinning and width
 * unfold below it.
 */
export function ColumnLine(props: ColumnLineProps) {
  const { column, position, isLastShown, isForFile, onChange, onMove } = props;
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(false);
  const { name, title, isShown, pin, width } = column;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: name });
  const more = t('views.columns.more', { 0: title });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'column-line column-dragged' : 'column-line'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="column-line-head">
        {position !== null && (
          <span className="column-handle" aria-hidden="true" {...listeners}>
            <Icon name="grip" />
          </span>
        )}
        <label className="grow" title={isLastShown ? t('views.columns.last') : title}>
          <Checkbox
            checked={isShown}
            aria-label={isForFile ? title : t('views.columns.show', { 0: title })}
            disabled={isLastShown}
            onChange={(checked) => onChange({ isShown: checked })}
          />
          <span className="clip">{title}</span>
          {pin !== null && <span className="mute small">{t(`views.columns.pin.${pin}`)}</span>}
          {width !== null && (
            <span className="mute small">
              {width} {t('views.columns.px')}
            </span>
          )}
        </label>
        {position !== null && <MoveButtons title={title} position={position} onMove={onMove} />}
        {!isForFile && (
          <Button
            kind="icon"
            size="small"
            aria-label={more}
            title={more}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            <Icon name="sliders" size="small" />
          </Button>
        )}
      </div>
      {unfolded && <ColumnShape column={column} onChange={onChange} />}
    </li>
  );
}

interface MoveButtonsProps {
  title: string;
  position: Position;
  onMove: (step: 1 | -1) => void;
}

function MoveButtons({ title, position: { index, count }, onMove }: MoveButtonsProps) {
  const { t } = useTranslation();
  const buttons = [
    {
      step: -1 as const,
      text: t('views.columns.up', { 0: title }),
      icon: 'raise',
      isEnd: index === 0,
    },
    {
      step: 1 as const,
      text: t('views.columns.down', { 0: title }),
      icon: 'down',
      isEnd: index === count - 1,
    },
  ];
  return buttons.map(({ step, text, icon, isEnd }) => (
    <Button
      key={icon}
      kind="icon"
      size="small"
      aria-label={text}
      title={text}
      // Stays focusable at the end of the list, so that the focus is not lost while the user
      // keeps pressing.
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onMove(step);
      }}
    >
      <Icon name={icon} size="small" />
    </Button>
  ));
}
