import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useFilterChoices } from '../../filters/useFilterChoices.ts';
import { singleChannelOf, type SalesFilter } from '../../filters/sales-filter.ts';
import type { FilterNote } from '../frame/card-frame-props.ts';
import { usePeriod } from './usePeriod.ts';

interface FilterNotesSource {
  period: { from: string; to: string };
  value: SalesFilter;
  known: readonly string[];
  /** The card filters by one channel or by all. */
  singleChannel?: boolean;
}

/**
 * The filters of a card as text, for exported files and the full screen. The period is that of the
 * data.
 */
export function useFilterNotes(source: FilterNotesSource | null): FilterNote[] {
  const { t } = useTranslation();
  const { textOf } = usePeriod();
  const { purchaseGroup = null, channels = [] } = source?.value ?? {};
  const known = source?.known ?? [];
  const wantsGroup = known.includes('purchaseGroup');
  const wantsChannels = known.includes('channels');
  const choices = useFilterChoices(
    (wantsGroup && purchaseGroup !== null) || (wantsChannels && channels.length > 0),
  );
  if (source === null) return [];
  const nameOf = (list: typeof choices.channels, code: string) =>
    list?.find((choice) => choice.code === code)?.name ?? code;
  const shownChannels = source.singleChannel ? singleChannelOf({ channels }) : channels;
  const notes = [{ label: t('filter.date'), value: textOf(source.period) }];
  if (wantsGroup) {
    const value =
      purchaseGroup === null
        ? t('filter.allGroups')
        : nameOf(choices.purchaseGroups, purchaseGroup);
    notes.push({ label: t('filter.group'), value });
  }
  if (wantsChannels) {
    const value =
      shownChannels.length === 0
        ? t('filter.allChannels')
        : shownChannels.map((code) => nameOf(choices.channels, code)).join(', ');
    notes.push({ label: t('filter.channels'), value });
  }
  return notes;
}
