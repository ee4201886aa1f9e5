import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { CardSketch } from './CardSketch.tsx';
import { stepOf } from './editor-keys.ts';
import { rowHeights, rowTop } from './row-heights.ts';
import { useGridPointer, type StartDrag } from './useGridPointer.ts';
import type { EditedCard, LayoutEditor } from './useLayoutEditor.ts';
import './LayoutGrid.css';

interface LayoutGridProps {
  editor: LayoutEditor;
  onRemove: (code: string) => void;
}

/**
 * The grid of twelve columns. The user moves and resizes cards with a pointer or, while a card has
 * the focus, with the keyboard.
 */
export function LayoutGrid({ editor, onRemove }: LayoutGridProps) {
  const { t } = useTranslation();
  const { cards, act } = editor;
  const grid = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const rows = rowHeights(cards);
  const startDrag = useGridPointer(grid, ruler, rows, act);
  const size = { '--tall': rowTop(rows, rows.length + 1) } as CSSProperties;
  return (
    <section className="layout-grid-area" aria-label={t('layout.list')}>
      <p id="layout-grid-help" className="small mute">
        {t('layout.gridHelp')} {t('layout.rowNote')}
      </p>
      {cards.length === 0 && <p className="layout-none">{t('layout.empty')}</p>}
      {/* The role passes the arrow keys to the page instead of the screen reader. */}
      <div
        className="layout-grid"
        role="application"
        aria-label={t('layout.grid')}
        style={size}
        ref={grid}
      >
        <span className="layout-ruler" ref={ruler} aria-hidden="true" />
        {cards.map((card) => (
          <GridCard
            key={card.code}
            card={card}
            rows={rows}
            editor={editor}
            startDrag={startDrag}
            onRemove={onRemove}
          />
        ))}
      </div>
    </section>
  );
}

interface GridCardProps extends LayoutGridProps {
  card: EditedCard;
  rows: readonly number[];
  startDrag: StartDrag;
}

function GridCard({
  card,
  rows,
  editor: { act, selected, gesture },
  startDrag,
  onRemove,
}: GridCardProps) {
  const { t } = useTranslation();
  const { code, title, kind, position } = card;
  const { row, column, width, height } = position;
  const top = rowTop(rows, row);
  const heightRem = rowTop(rows, row + height) - top;
  const area = {
    '--top': top,
    '--column': column,
    '--width': width,
    '--tall': heightRem,
  } as CSSProperties;
  const isSelected = selected?.code === code;
  const isDragged = gesture?.code === code;
  function handleKey(event: KeyboardEvent) {
    const step = stepOf(event);
    if (step !== null) act({ type: 'step', code, minSize: kind.minSize, ...step });
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(code);
    else if (event.key === 'Escape') act({ type: 'cancel' });
    else if (event.key === 'Enter' || event.key === ' ') act({ type: 'settle' });
    else return;
    event.preventDefault();
  }
  return (
    <div
      className={`layout-card ${isSelected ? 'layout-card-selected' : ''} ${isDragged ? 'layout-card-dragged' : ''}`}
      style={area}
    >
      <Button
        className="layout-card-body"
        data-card={code}
        aria-label={t('layout.placed', { 0: title, 1: row, 2: column, 3: width, 4: height })}
        aria-pressed={isSelected}
        aria-describedby="layout-grid-help"
        onFocus={() => act({ type: 'select', code })}
        onKeyDown={handleKey}
        onPointerDown={(event) => startDrag(card, 'move', event)}
      >
        <span className="layout-card-title">
          <Icon name={kind.icon} size="small" />
          <span className="clip" title={title}>
            {title}
          </span>
        </span>
        <CardSketch sketch={kind.sketch} />
      </Button>
      <span className="layout-card-size" aria-hidden="true">
        {width} × {height}
      </span>
      <Button
        kind="icon"
        size="small"
        className="layout-card-remove"
        aria-label={t('layout.actOn', { 0: title, 1: t('layout.act.remove') })}
        title={t('layout.act.remove')}
        onClick={() => onRemove(code)}
      >
        <Icon name="x" size="small" />
      </Button>
      <span
        className="layout-card-grip"
        aria-hidden="true"
        onPointerDown={(event) => startDrag(card, 'resize', event)}
      />
    </div>
  );
}
