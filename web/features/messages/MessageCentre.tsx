import { useTranslation } from '../../design/language/useTranslation.ts';
import { Tabs } from '../../design/tabs/Tabs.tsx';
import { SegmentedToggle } from '../../design/forms/SegmentedToggle.tsx';
import { useMediaQuery } from '../../design/theme/useMediaQuery.ts';
import { ListFilters } from '../../records/lists/ListFilters.tsx';
import { ListScreen } from '../../records/lists/ListScreen.tsx';
import { MarkAll } from './MarkAll.tsx';
import { MessagePane } from './MessagePane.tsx';
import { readFilters, typeKinds } from './message-view.ts';
import { useMark } from './useMark.ts';
import { useMessages } from './useMessages.ts';
import { useMessageView } from './useMessageView.ts';
import './MessageCentre.css';

interface MessageCentreProps {
  title: string;
  parameters: Readonly<Record<string, string>>;
}

/** Media query for screens on which a message replaces the list instead of standing beside it. */
export const ONE_COLUMN = '(max-width: 63.99em)';

/**
 * The message centre: the viewer's messages by type with unread counts, and the open message beside
 * the list.
 */
export function MessageCentre({ title, parameters }: MessageCentreProps) {
  const { t } = useTranslation();
  const [view, change] = useMessageView(parameters);
  const messages = useMessages(view, change);
  const marking = useMark();
  const narrow = useMediaQuery(ONE_COLUMN);
  const kind = typeKinds.find(({ name }) => name === view.type) ?? typeKinds[0];
  const unreadOf = (type: (typeof kind)['type']) =>
    messages.counts
      ?.filter((unread) => type === null || unread.type === type)
      .reduce((sum, { count }) => sum + count, 0) ?? null;
  const tabs = typeKinds.map(({ name, type, labelKey }) => ({
    value: name,
    label: t(labelKey),
    count: unreadOf(type),
    actionable: true,
  }));
  const isReading = narrow && view.open !== null;
  return (
    <ListScreen
      title={title}
      actions={
        <MarkAll
          count={unreadOf(kind.type) ?? 0}
          typeName={kind.type === null ? null : t(kind.labelKey)}
          busy={marking.busy}
          onMark={async () => {
            const done = await marking.markAll(kind.type);
            if (done) messages.reload();
            return done;
          }}
        />
      }
    >
      <Tabs
        label={title}
        value={view.type}
        tabs={tabs}
        onChange={(type) => change({ type, search: '', show: 'all' })}
      >
        <ListFilters
          key={view.type}
          label={t('messages.search')}
          placeholder={t('messages.search.hint')}
          search={view.search}
          hidden={isReading}
          onSearch={(search) => change({ search })}
        >
          <SegmentedToggle
            label={t('messages.show')}
            value={view.show}
            options={readFilters.map((value) => ({ value, label: t(`messages.show.${value}`) }))}
            onChange={(show) => change({ show })}
          />
        </ListFilters>
        <MessagePane
          label={t(kind.labelKey)}
          view={view}
          messages={messages}
          isRequested={parameters.messageid !== undefined}
          narrow={narrow}
          keys={!isReading}
          onMark={marking.mark}
          onChange={change}
        />
      </Tabs>
    </ListScreen>
  );
}
