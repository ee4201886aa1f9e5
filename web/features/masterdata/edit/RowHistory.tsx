import { useTranslation } from '../../../design/language/useTranslation.ts';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useFieldText } from '../../../records/fields/useFieldText.ts';
import { formatDayAndTime } from '../../../design/number/format-day.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import type { Module } from '../list-module.ts';
import { ListHistoryDocument, type ListHistoryQuery } from '../ListRows.gen.ts';
import './RowHistory.css';

type Change = NonNullable<
  NonNullable<NonNullable<ListHistoryQuery['viewer']>['listModule']>['history']
>[number];

/**
 * The history of a row, newest first: user, time, and the old and new value of each changed field.
 */
export function RowHistory({ module, rowKey }: { module: Module; rowKey: string }) {
  const { t } = useTranslation();
  const query = usePartQuery(ListHistoryDocument, {
    variables: { code: module.code, key: rowKey },
    partOf: ({ viewer }) => viewer?.listModule?.history,
    fetchPolicy: 'network-only',
  });
  return (
    <Loaded
      query={query}
      waiting={<SkeletonLines count={6} />}
      failedTitle={t('masterdata.history.failed')}
    >
      {(history) =>
        history.length === 0 ? (
          <ListNote icon="empty" title={t('masterdata.history.none')} />
        ) : (
          <ol className="row-history" aria-label={t('masterdata.history')}>
            {history.map((change) => (
              <HistoryLine key={change.id} module={module} change={change} />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function HistoryLine({
  module,
  change: { kind, operatorName, at, fields },
}: {
  module: Module;
  change: Change;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const serverText = useServerText();
  const textOf = useFieldText();
  return (
    <li>
      <p className="row-history-head">
        <b>{t(`masterdata.history.${kind}`, { defaultValue: t('masterdata.history.UNKNOWN') })}</b>
        <span>{operatorName ?? t('masterdata.history.nobody')}</span>
        {at !== null && (
          <time dateTime={at}>{formatDayAndTime(at, enterprise.timeZone, locale)}</time>
        )}
      </p>
      {fields.length > 0 && (
        <dl>
          {fields.map((field) => {
            const column = module.columns.find(({ name }) => name === field.column);
            const valueText = (value: string | null) =>
              column === undefined ? (value ?? '—') : textOf(column, value);
            return (
              <div key={field.column}>
                <dt>
                  {column === undefined ? field.column : serverText(column.i18nCode, column.title)}
                </dt>
                <dd>
                  <del>{valueText(field.before)}</del>
                  <span className="mute"> {t('masterdata.history.to')} </span>
                  <ins>{valueText(field.after)}</ins>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </li>
  );
}
