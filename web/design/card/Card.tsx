import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { BreakableText } from '../text/BreakableText.tsx';
import { InfoTip } from '../overlay/InfoTip.tsx';
import './Card.css';

/**
 * The frame of a card: title, definition, tools (toggle, unit) and menu, in this order, and the
 * body below. While it reloads, the old content stays, dimmed, under a thin progress bar; before
 * the first content it is marked busy and its body is a skeleton. It can be focused by script, so
 * that the keyboard focus stays in the card when the focused element disappears.
 */
export interface CardProps {
  title: string;
  /** What the figures mean (口径); without it there is no ⓘ. */
  definition?: string | undefined;
  tools?: ReactNode;
  menu?: ReactNode;
  /** The first content is loading. */
  loading?: boolean;
  /** Newer content is loading. */
  refreshing?: boolean;
  /** A flat card: the title is for screen readers only, the menu is beside the content. */
  flat?: boolean;
  contentRef?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

export function Card({
  title,
  definition,
  tools,
  menu,
  loading,
  refreshing,
  flat,
  contentRef,
  className,
  children,
}: CardProps) {
  const titleId = useId();
  const { t } = useTranslation();
  return (
    <section
      className={`card ${flat ? 'card-flat' : ''} ${refreshing ? 'card-refreshing' : ''} ${className ?? ''}`}
      aria-labelledby={titleId}
      tabIndex={-1}
      aria-busy={Boolean(loading) || Boolean(refreshing)}
    >
      {refreshing && <span className="card-progress" aria-hidden="true" />}
      <div className="card-head">
        <h2 id={titleId} className={flat ? 'sr' : 'card-title'} title={title}>
          <BreakableText text={title} />
        </h2>
        {definition && <InfoTip label={t('card.definition', { title })} note={definition} />}
        <span className="grow" />
        {tools}
        {menu}
      </div>
      <div ref={contentRef} className="card-content">
        {children}
      </div>
    </section>
  );
}
