import { GatewayError } from '../errors/gateway-error.ts';
import type { DateGranularity, SalesFilterInput, SalesPeriod } from '../generated/resolvers.ts';
import { salesPeriodOf } from './sales-period.ts';

const DATE_TYPES: Record<DateGranularity, string> = { DAY: '1', WEEK: '2', MONTH: '3', RANGE: '4' };

/** More channels than any chain has, and longer codes than any service uses. */
const MAX_CHANNELS = 200;
const MAX_CODE_LENGTH = 64;

/** The request for a chart, with the services' parameters. An empty value means all. */
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

/**
 * For charts that accept several channels. Codes are sorted and deduplicated, so that equal choices
 * make equal requests.
 */
export function salesRequest(filter: Filter, today: string): SalesRequest<string[]> {
  const period = salesPeriodOf(filter, today);
  const channelid = [...new Set((filter?.channelCodes ?? []).map(validCode))]
    .filter((code) => code !== '')
    .sort();
  if (channelid.length > MAX_CHANNELS) throw new GatewayError('BAD_USER_INPUT');
  const dates = {
    datetype: DATE_TYPES[period.granularity],
    startdate: period.from,
    enddate: period.to,
  };
  return {
    period,
    body: { ...dates, cateid: validCode(filter?.purchaseGroupCode ?? ''), channelid },
  };
}

/**
 * For cards that show figures of one day, such as KPI cards: the period and purchasing group, as
 * far as the user has chosen them. Without a filter the services use their default day, yesterday.
 */
export function dayRequest(filter: Filter, today: string): Partial<SalesRequest<string[]>['body']> {
  if (filter == null) return {};
  const { body } = salesRequest(filter, today);
  const { datetype, startdate, enddate, cateid } = body;
  return filter.date == null ? { cateid } : { datetype, startdate, enddate, cateid };
}

/**
 * For cards about one day, such as the store ranking: the last complete day of the chosen period;
 * empty when no period is chosen.
 */
export function lastDayRequest(
  filter: Filter,
  { today, yesterday }: { today: string; yesterday: string },
): { datetype?: string; startdate?: string; enddate?: string } {
  if (filter?.date == null) return {};
  const { to } = salesPeriodOf(filter, today);
  const day = to < yesterday ? to : yesterday;
  return { datetype: DATE_TYPES.DAY, startdate: day, enddate: day };
}

/** For charts whose services accept one channel only. Throws BAD_USER_INPUT for more. */
export function singleChannelRequest(filter: Filter, today: string): SalesRequest<string> {
  const { period, body } = salesRequest(filter, today);
  const [channelid = '', ...others] = body.channelid;
  if (others.length > 0) throw new GatewayError('BAD_USER_INPUT', 'oneChannelOnly');
  return { period, body: { ...body, channelid } };
}

function validCode(text: string): string {
  if (text.length > MAX_CODE_LENGTH) throw new GatewayError('BAD_USER_INPUT', 'tooLong');
  return text.trim();
}
