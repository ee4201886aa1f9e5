import { arrayMove } from '@dnd-kit/sortable';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { SelectField } from '../../../../design/forms/SelectField.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { COLUMN_COUNT, inReadingOrder, MAX_CARD_ROWS } from './grid.ts';
import { SortableLines } from '../settings/SortableLines.tsx';
import type { EditedCard, LayoutEditor } from './useLayoutEditor.ts';

interface LayoutListProps {
  editor: LayoutEditor;
  onRemove: (code: string) => void;
}

/** The layout as a list for narrow screens: the cards in order, with controls for their sizes. */
export function LayoutList({ editor: { cards, act }, onRemove }: LayoutListProps) {
  const { t } = useTranslation();
  const ordered = inReadingOrder(cards);
  if (ordered.length === 0) return <p className="layout-none">{t('layout.empty')}</p>;
  return (
    <section aria-label={t('layout.list')}>
      <SortableLines
        label={t('layout.list')}
        onMove={(from, to) =>
          act({ type: 'order', codes: arrayMove(ordered, from, to).map(({ code }) => code) })
        }
        lines={ordered.map((card) => ({
          code: card.code,
          title: card.title,
          content: <ListedCard card={card} act={act} onRemove={onRemove} />,
        }))}
      />
    </section>
  );
}

interface ListedCardProps {
  card: EditedCard;
  act: LayoutEditor['act'];
  onRemove: (code: string) => void;
}

function ListedCard({ card: { code, title, kind, position }, act, onRemove }: ListedCardProps) {
  const { t } = useTranslation();
  const { width, height } = position;
  const sizes = [
    {
      id: 'width',
      label: t('layout.width', { 0: title }),
      value: width,
      min: kind.minSize.width,
      max: COLUMN_COUNT,
      optionKey: 'layout.widthOption',
    },
    {
      id: 'height',
      label: t('layout.height', { 0: title }),
      value: height,
      min: kind.minSize.height,
      max: MAX_CARD_ROWS,
      optionKey: 'layout.heightOption',
    },
  ] as const;
  return (
    <div className="layout-listed" data-card={code} tabIndex={-1}>
      <span className="layout-listed-title">
        <Icon name={kind.icon} size="small" />
        <span className="clip" title={title}>
          {title}
        </span>
      </span>
      <span className="layout-listed-sizes">
        {sizes.map(({ id, label, value, min, max, optionKey }) => (
          <SelectField
            key={id}
            className="layout-select"
            name={label}
            value={String(value)}
            options={range(Math.min(min, value), max).map((size) => ({
              value: String(size),
              label: t(optionKey, { 0: size }),
            }))}
            onChange={(size) =>
              act({ type: 'size', code, size: { width, height, [id]: Number(size) } })
            }
          />
        ))}
        <Button
          kind="icon"
          size="small"
          aria-label={t('layout.actOn', { 0: title, 1: t('layout.act.remove') })}
          title={t('layout.act.remove')}
          onClick={() => onRemove(code)}
        >
          <Icon name="trash" size="small" />
        </Button>
      </span>
    </div>
  );
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
