import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { openFaultyPortal } from './faulty-portal.ts';
import { outcomeOf } from './outcome.ts';
import { screenQueries } from './reach.ts';

const LIMIT_MS = 900_000;
/** Answers that are valid JSON in the envelope of the services, with other contents. */
const ODD = ['other shape', 'other types', 'keys of prototypes', 'everything twice', 'no data'];
const ODD_FAULTS = FAULTS.filter(({ name }) => ODD.includes(name));

/**
 * The matrix reaches each call by one query, whose answer may show little of what the call returns. Here every query of a screen meets odd
 * contents of every call that it makes.
 */
test(
  'odd contents of a call never make an error without a code, in any query of a screen',
  async () => {
    expect(ODD_FAULTS).toHaveLength(ODD.length);
    const portal = await openFaultyPortal();
    const found: string[] = [];
    for (const as of ['staff', 'supplier'] as const)
      for (const query of screenQueries()) {
        const reach = { ...query, as };
        const healthy = await portal.healthy(reach);
        for (const operation of new Set(portal.services.asked()))
          for (const fault of ODD_FAULTS) {
            const answer = await portal.faulty(reach, operation, fault);
            const { violations } = outcomeOf(answer, healthy);
            found.push(...violations.map((text) => `${operation}, ${fault.name}: ${text}`));
          }
      }
    await portal.close();
    expect(found).toEqual([]);
  },
  LIMIT_MS,
);
