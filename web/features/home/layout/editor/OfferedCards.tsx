import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import type { EditedCard } from './useLayoutEditor.ts';

/** The cards that the template offers and the dashboard does not show yet. */
export function OfferedCards({
  cards,
  onAdd,
}: {
  cards: readonly EditedCard[];
  onAdd: (card: EditedCard) => void;
}) {
  const { t } = useTranslation();
  return (
    <section className="layout-offered" aria-labelledby="layout-offered">
      <h2 id="layout-offered">{t('layout.offered')}</h2>
      {cards.length === 0 && <p className="mute">{t('layout.offeredNone')}</p>}
      <ul>
        {cards.map((card) => (
          <li key={card.code}>
            <Button
              className="layout-offer"
              aria-label={t('layout.add', { 0: card.title })}
              onClick={() => onAdd(card)}
            >
              <Icon name={card.kind.icon} />
              <span className="clip grow" title={card.title}>
                {card.title}
              </span>
              <Icon name="plus" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
