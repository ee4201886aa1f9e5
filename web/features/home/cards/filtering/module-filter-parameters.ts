import type { SalesFilterInput } from '../../../../generated/schema.ts';

/** The codes of the granularities in the services. */
const dateTypes = { DAY: '1', WEEK: '2', MONTH: '3', RANGE: '4' } as const;

/**
 * The filter of a card as parameters for the module behind it, with the names that the services
 * use.
 */
export function moduleFilterParameters(filter: SalesFilterInput | null): Record<string, string> {
  if (filter === null) return {};
  const { granularity, date, endDate, purchaseGroupCode, channelCodes } = filter;
  return {
    ...(granularity && { datetype: dateTypes[granularity] }),
    ...(date && { startdate: date }),
    ...(endDate && { enddate: endDate }),
    ...(purchaseGroupCode && { cateid: purchaseGroupCode }),
    ...(channelCodes && channelCodes.length > 0 && { channelid: [channelCodes].flat().join(',') }),
  };
}
