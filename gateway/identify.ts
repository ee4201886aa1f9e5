import { memoize } from './async/memoize.ts';
import { accountOf, type Account } from './request/account.ts';
import { createDerivedData } from './values/derived-data.ts';
import { addDays } from './values/calendar.ts';
import type { ContextParts } from './context-factory.ts';
import { createBusinessDay } from './request/business-day.ts';
import type { Identify } from './request/context.ts';
import { createLoaders } from './loaders.ts';
import { viewerOf } from './session/viewer.ts';
import { createButtonSealer } from './workflow/sealed-buttons.ts';

/**
 * Returns the function that builds what a session needs to call the services: account, loaders,
 * dates.
 */
export function createIdentify({
  config,
  clock,
  durable,
  retailClientFor,
}: Pick<ContextParts, 'config' | 'clock' | 'durable' | 'retailClientFor'>): Identify {
  const buttonsOf = createButtonSealer(config.sessionSecret);
  const dayBefore = memoize((day: string) => addDays(day, -1));
  const businessDayOf = createBusinessDay(config, clock);
  const accountIn = createDerivedData<Account>();
  return function identify(session, requestId, { isBackground = false, ...limits } = {}) {
    const account = accountIn(session.account, () => accountOf(session.account));
    const { timeZone, today } = businessDayOf(account.enterprise.timeZone);
    const retail = retailClientFor({ session, requestId, ...limits });
    const yesterday = dayBefore(today);
    const loaders = createLoaders({
      config,
      durable,
      buttonsOf,
      retail,
      account,
      timeZone,
      yesterday,
      isBackground,
    });
    const viewer = viewerOf({ account, session, today, timeZone });
    return { session, account, retail, loaders, viewer, today, yesterday, timeZone };
  };
}
