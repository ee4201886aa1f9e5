import { Fragment } from 'react';
import { useTranslation } from '../../language/useTranslation.ts';
import { SkeletonLines } from '../../feedback/Skeleton.tsx';
import type { ListView } from './list-view.ts';
import { SelectAllCheckbox } from './SelectAllCheckbox.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowOpener } from './RowOpener.tsx';

/** Number of placeholder cards. */
const PLACEHOLDER_CARDS = 4;

/** A list as cards, for narrow screens. */
export function ListCards<Row>(view: ListView<Row>) {
  const { t } = useTranslation();
  const { label, rows, rowKey, selection, selecting } = view;
  return (
    <>
      {selection !== undefined && selecting.hasTickable && (
        <div className="list-all">
          <SelectAllCheckbox selecting={selecting} />
          <span aria-hidden="true">{t('rows.selectAll')}</span>
        </div>
      )}
      <ul aria-label={label}>
        {rows === null
          ? Array.from({ length: PLACEHOLDER_CARDS }, (_, index) => (
              <li key={index} className="list-card">
                <SkeletonLines count={3} />
              </li>
            ))
          : rows.map((row, index) => (
              <ListCard key={rowKey(row)} view={view} row={row} index={index} />
            ))}
      </ul>
    </>
  );
}

function ListCard<Row>({ view, row, index }: { view: ListView<Row>; row: Row; index: number }) {
  const { t } = useTranslation();
  const { columns, rowKey, rowName, onOpen, openKey, selecting } = view;
  const isCurrent = openKey === rowKey(row);
  const isHighlighted = selecting.isTicked(index) || isCurrent;
  const facts = columns.filter(({ opens, onCard }) => opens !== true && onCard === undefined);
  return (
    <li data-row className={isHighlighted ? 'list-card list-lit' : 'list-card'}>
      <div className="list-card-head">
        {selecting.canTick(index) && (
          <RowCheckbox
            index={index}
            label={t('rows.select', { 0: rowName(row) })}
            selecting={selecting}
          />
        )}
        <span className="grow">
          {columns
            .filter(({ opens }) => opens)
            .map(({ key, cell, note }) => (
              <Fragment key={key}>
                <RowOpener onOpen={onOpen && (() => onOpen(row))} isCurrent={isCurrent}>
                  {cell(row)}
                </RowOpener>
                {note?.(row)}
              </Fragment>
            ))}
        </span>
        {columns
          .filter(({ onCard }) => onCard === 'corner')
          .map(({ key, cell }) => (
            <span key={key}>{cell(row)}</span>
          ))}
      </div>
      {columns
        .filter(({ onCard }) => onCard === 'line')
        .map(({ key, cell }) => (
          <p key={key} className="list-card-line">
            {cell(row)}
          </p>
        ))}
      <dl>
        {facts.map(({ key, title, cell }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
