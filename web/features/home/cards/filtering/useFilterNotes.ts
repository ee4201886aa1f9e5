import { useTranslation } from 'react-i18next';
import { useFilterChoices } from '../../filters/useFilterChoices.ts';
import { singleChannelOf, type SalesFilter } from '../../filters/sales-filter.ts';
import type { FilterNote } from '../frame/card-frame-props.ts';
import { usePeriod } from './usePeriod.ts';

interface Noted {
  period: { from: string; to: string };
  value: SalesFilter;
  known: readonly string[];
  /** It knows one channel or all. */
  singleChannel?: boolean;
}

/** What a card is narrowed to, in words: for its files and its full screen. Its days are those of the data. */
export function useFilterNotes(noted: Noted | null): FilterNote[] {
  const { t } = useTranslation();
  const { textOf } = usePeriod();
  const { purchaseGroup = null, channels = [] } = noted?.value ?? {};
  const named = noted?.known ?? [];
  const wantsGroup = named.includes('purchaseGroup');
  const wantsChannels = named.includes('channels');
  const choices = useFilterChoices(
    (wantsGroup && purchaseGroup !== null) || (wantsChannels && channels.length > 0),
  );
  if (noted === null) return [];
  const nameOf = (list: typeof choices.channels, code: string) =>
    list?.find((choice) => choice.code === code)?.name ?? code;
  const counted = noted.singleChannel ? singleChannelOf({ channels }) : channels;
  const notes = [{ label: t('filter.date'), value: textOf(noted.period) }];
  if (wantsGroup) {
    const value =
      purchaseGroup === null
        ? t('filter.allGroups')
        : nameOf(choices.purchaseGroups, purchaseGroup);
    notes.push({ label: t('filter.group'), value });
  }
  if (wantsChannels) {
    const value =
      counted.length === 0
        ? t('filter.allChannels')
        : counted.map((code) => nameOf(choices.channels, code)).join(', ');
    notes.push({ label: t('filter.channels'), value });
  }
  return notes;
}
