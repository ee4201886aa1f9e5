import type { CSSProperties } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { formatAmount, formatCount } from '../../../../design/number/amount.ts';
import { formatBadge } from '../../../../design/number/badge.ts';
import { chooseScale } from '../../../../design/number/scale.ts';
import type { Unit } from '../../../../design/number/units.ts';
import { useReloadOnLiveEvent } from '../../../../platform/session/useReloadOnLiveEvent.ts';
import { useHasFeature } from '../../../../platform/session/useHasFeature.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { ListNote } from '../../../../design/feedback/ListNote.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { useOpenDialog } from '../../../../platform/workbench/Dialogs.tsx';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import { usePolling } from '../../usePolling.ts';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import type { CardGroupCard_CardFragment } from './CardGroupCard.gen.ts';
import { listTable } from '../frame/list-table.ts';
import { moduleReferenceOf } from '../../../../platform/workbench/module-reference-of.ts';
import { textOfCount } from '../count/useCounterTable.ts';
import { SettingsLink } from '../frame/SettingsLink.tsx';
import { type ApprovalTab, centreCodes } from '../../../../platform/workbench/centre-codes.ts';
import { useOnLayoutSaved } from './useOnLayoutSaved.ts';
import './CardGroupCard.css';

type Group = NonNullable<CardGroupCard_CardFragment['group']>;
type Counter = Group['cards'][number];

const STARTED_TAB: ApprovalTab = 'mystart';
/** The live events that change the counters of to-dos. */
const counterEvents = ['message', 'announcement', 'approval', 'task'] as const;
const noReload = () => undefined;

/**
 * A group of counters, with its entry code or type as title. Pinned groups show tiles, others a
 * list.
 */
export function CardGroupCard({ card, state }: CardProps<CardOf<'CardGroupCard'>>) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const openModule = useOpenModule();
  const openDialog = useOpenDialog();
  const { enterprise } = useViewer();
  const hasFeature = useHasFeature();
  const { locale } = useLanguage();
  const { group } = card;
  useOnLayoutSaved(group?.code ?? '', state.refresh);
  const reload = group?.kind === 'TODO' ? state.refreshQuietly : noReload;
  usePolling(reload);
  useReloadOnLiveEvent(counterEvents, reload);
  if (group === null) return null;
  const title = serverText(group.i18nCode, group.name);
  const scale = chooseScale(
    group.cards.map(({ counter }) => counter.amount),
    { locale, currency: enterprise.currency },
  );
  const hasSettings = group.kind === 'TODO' || hasFeature('LAYOUT');
  const openSettings = () => {
    const tab = { tab: STARTED_TAB };
    if (group.kind === 'TODO')
      openModule({
        code: centreCodes.approvals,
        name: t('todo.centre'),
        provisional: true,
        parameters: tab,
      });
    else openDialog('layout-settings', { code: group.code });
  };
  return (
    <CardFrame
      card={card}
      title={title}
      state={state}
      table={listTable(
        title,
        enterprise,
        [
          [t('list.name'), 'text'],
          [t('list.count'), 'count'],
          [t('list.amount'), 'money'],
        ],
        group.cards.map(({ name, i18nCode, counter }) => [
          serverText(i18nCode, name),
          textOfCount(counter),
          counter.amount,
        ]),
      )}
      tools={
        hasSettings && <SettingsLink title={title} limit={group.limit} onOpen={openSettings} />
      }
    >
      {group.cards.length === 0 ? (
        <div className="group-rows">
          <ListNote place="line" icon="empty" title={t('portal_text_204')} />
        </div>
      ) : (
        <ul className={group.isPinned ? 'group-tiles card-body' : 'group-rows'}>
          {group.cards.map((one) => (
            <li key={one.code}>
              <GroupCounter
                counter={one}
                moduleCode={card.moduleCode}
                unit={scale.unit}
                className={group.isPinned ? 'group-tile' : 'group-row'}
              />
            </li>
          ))}
        </ul>
      )}
    </CardFrame>
  );
}

interface GroupCounterProps {
  counter: Counter;
  /** The module of the card, opened by counters without a module. */
  moduleCode: string | null;
  /** The common unit of all amounts of the group. */
  unit: Unit | null;
  className: string;
}

function GroupCounter({
  counter: { name, i18nCode, counter },
  moduleCode,
  unit,
  className,
}: GroupCounterProps) {
  const serverText = useServerText();
  const openModule = useOpenModule();
  const { locale } = useLanguage();
  const { currency } = useViewer().enterprise;
  const label = serverText(i18nCode, name);
  const amount =
    counter.amount === null ? null : formatAmount(counter.amount, { locale, currency }, unit);
  const targetModule = counter.moduleCode ?? moduleCode;
  const content = (
    <>
      <span className="group-label">
        {counter.icon !== null && (
          <span
            className="group-icon"
            style={{ '--group-icon': counter.iconColour ?? 'currentcolor' } as CSSProperties}
          >
            <Icon name={counter.icon} />
          </span>
        )}
        <span className="group-name" title={label}>
          {label}
        </span>
      </span>
      <span className="group-count" title={formatCount(counter.openCount).exact}>
        {formatBadge(counter.openCount)}
        {amount && (
          <>
            <span className="sr">{` ${amount.exact}`}</span>
            <span className="group-amount" title={amount.exact} aria-hidden="true">
              {amount.text}
            </span>
          </>
        )}
      </span>
    </>
  );
  const classes = `${className} ${counter.openCount === 0 ? 'group-none' : ''}`;
  if (targetModule === null) return <span className={classes}>{content}</span>;
  return (
    <Button
      className={classes}
      onClick={() => openModule(moduleReferenceOf({ ...counter, moduleCode: targetModule }, label))}
    >
      {content}
    </Button>
  );
}
