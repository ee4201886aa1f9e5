import { expect, test } from 'vitest';
import { createAdmission, type LoadLimits } from '../../../gateway/overload/admission.ts';
import type { Priority } from '../../../gateway/overload/priority.ts';

const LIMITS: LoadLimits = {
  later: { openRequests: 1, delayMs: 100, retryAfterSeconds: 5 },
  query: { openRequests: 2, delayMs: 200, retryAfterSeconds: 3 },
  all: { openRequests: 3, delayMs: 300, retryAfterSeconds: 2 },
};
const PRIORITIES: readonly Priority[] = ['first', 'query', 'later'];

function measured(delayMs = 0) {
  const load = { delayMs };
  const refused: string[] = [];
  const admission = createAdmission({
    delay: { read: () => load.delayMs },
    limits: LIMITS,
    onRefusal: (priority) => void refused.push(priority),
  });
  const admitted = () => PRIORITIES.filter((each) => admission.refusalOf(each) === null);
  return { ...admission, load, refused, admitted };
}

test.each([
  [100, ['first', 'query', 'later']],
  [101, ['first', 'query']],
  [201, ['first']],
  [301, []],
])('an event loop that is %i ms late admits %j', (delayMs, admitted) => {
  expect(measured(delayMs).admitted()).toEqual(admitted);
});

test('the more requests are open, the fewer kinds are admitted, until they are done', () => {
  const { enter, admitted } = measured();
  const leave = [enter()];
  expect(admitted()).toEqual(['first', 'query', 'later']);
  leave.push(enter());
  expect(admitted()).toEqual(['first', 'query']);
  leave.push(enter());
  expect(admitted()).toEqual(['first']);
  leave.push(enter());
  expect(admitted()).toEqual([]);
  for (const done of leave) done();
  expect(admitted()).toEqual(['first', 'query', 'later']);
});

test('a refusal says which limit was exceeded and when to ask again, and is counted', () => {
  const { refusalOf, refused } = measured(201);
  expect(refusalOf('query')).toMatchObject({
    code: 'OVERLOADED',
    limit: { name: 'eventLoopDelayMs', limit: 200, retryAfterSeconds: 3 },
  });
  expect(refusalOf('first')).toBeNull();
  expect(refused).toEqual(['query']);
});
