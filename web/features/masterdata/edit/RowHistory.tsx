import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useFieldText } from '../../../records/fields/useFieldText.ts';
import { formatDayAndTime } from '../../../design/number/format-day.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ListFailure, ListNote } from '../../../design/feedback/ListNote.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import type { Module } from '../list-module.ts';
import { type ListHistoryQuery, useListHistoryQuery } from '../ListRows.gen.ts';
import './RowHistory.css';

type Change = NonNullable<
  NonNullable<NonNullable<ListHistoryQuery['viewer']>['listModule']>['history']
>[number];

/**
 * The history of a row, newest first: user, time, and the old and new value of each changed field.
 */
export function RowHistory({ module, rowKey }: { module: Module; rowKey: string }) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useListHistoryQuery({
    variables: { code: module.code, key: rowKey },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const history = data?.viewer?.listModule?.history;
  if (loading) return <SkeletonLines count={6} />;
  if (history == null) {
    const failure = failureOf(error ?? { errors: [{}] });
    return (
      <ListFailure
        title={t('masterdata.history.failed')}
        failure={failure}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (history.length === 0) return <ListNote icon="empty" title={t('masterdata.history.none')} />;
  return (
    <ol className="row-history" aria-label={t('masterdata.history')}>
      {history.map((change) => (
        <HistoryLine key={change.id} module={module} change={change} />
      ))}
    </ol>
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
