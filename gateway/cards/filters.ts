import { GatewayError } from '../errors/errors.ts';
import type { DateGranularity, SalesFilterInput, SalesPeriod } from '../generated/resolvers.ts';
import { salesPeriodOf } from './sales-period.ts';

const DATE_TYPES: Record<DateGranularity, string> = { DAY: '1', WEEK: '2', MONTH: '3', RANGE: '4' };

/** More channels than any chain has, and longer codes than any service gives. */
const MOST_CHANNELS = 200;
const LONGEST_CODE = 64;

/** What a chart asks for, in the services' words. Empty is all. */
export interface SalesRequest<Channels extends string | string[]> {
  period: SalesPeriod;
  body: {
    datetype: string;
    startdate: string;
    enddate: string;
    cateid: string;
    channelid: Channels;
  };
}

type Filter = SalesFilterInput | null | undefined;

/** For charts that take many channels. Equal choices are equal requests, however they were ticked. */
export function salesRequest(filter: Filter, today: string): SalesRequest<string[]> {
  const period = salesPeriodOf(filter, today);
  const channelid = [...new Set((filter?.channelCodes ?? []).map(codeIn))]
    .filter((code) => code !== '')
    .sort();
  if (channelid.length > MOST_CHANNELS) throw new GatewayError('BAD_USER_INPUT');
  const dates = {
    datetype: DATE_TYPES[period.granularity],
    startdate: period.from,
    enddate: period.to,
  };
  return { period, body: { ...dates, cateid: codeIn(filter?.purchaseGroupCode ?? ''), channelid } };
}

/**
 * For cards whose figures are those of one day, such as KPI cards: the period and the purchase group, where somebody has chosen them. Without a
 * filter nothing is sent, and the services show their usual day, which is yesterday.
 */
export function dayRequest(filter: Filter, today: string): Partial<SalesRequest<string[]>['body']> {
  if (filter == null) return {};
  const { body } = salesRequest(filter, today);
  const { datetype, startdate, enddate, cateid } = body;
  return filter.date == null ? { cateid } : { datetype, startdate, enddate, cateid };
}

/** For cards about one day, such as the ranking of stores: the last complete day of the chosen period; nothing where none was chosen. */
export function lastDayRequest(
  filter: Filter,
  { today, yesterday }: { today: string; yesterday: string },
): { datetype?: string; startdate?: string; enddate?: string } {
  if (filter?.date == null) return {};
  const { to } = salesPeriodOf(filter, today);
  const day = to < yesterday ? to : yesterday;
  return { datetype: DATE_TYPES.DAY, startdate: day, enddate: day };
}

/** For charts whose services take one channel, as a text. */
export function singleChannelRequest(filter: Filter, today: string): SalesRequest<string> {
  const { period, body } = salesRequest(filter, today);
  const [channelid = '', ...others] = body.channelid;
  if (others.length > 0) throw new GatewayError('BAD_USER_INPUT', 'oneChannelOnly');
  return { period, body: { ...body, channelid } };
}

function codeIn(text: string): string {
  if (text.length > LONGEST_CODE) throw new GatewayError('BAD_USER_INPUT', 'tooLong');
  return text.trim();
}
