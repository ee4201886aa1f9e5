import type { SalesFilterInput } from '../../../../generated/schema.ts';

/** How a granularity is written for the services. */
const dateTypes = { DAY: '1', WEEK: '2', MONTH: '3', RANGE: '4' } as const;

/** A card's filter as parameters of the module behind it, under the names that the services' own calls have for them. */
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
