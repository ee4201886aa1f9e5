import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { nothingWasDone } from '../../../../web/platform/apollo/nothing-was-done.ts';
import {
  opinionLength,
  opinionProblem,
} from '../../../../web/features/workflow/approval/opinion/opinion-rules.ts';

const graphql = (code: string, reason?: string) =>
  new CombinedGraphQLErrors({
    errors: [{ message: code, extensions: { code, ...(reason !== undefined && { reason }) } }],
  });
const http = (status: number) =>
  new ServerError('refused', { response: new Response('', { status }), bodyText: '' });

it.each([
  ['SESSION_LOCKED', graphql('SESSION_LOCKED')],
  ['SCOPE_CHANGED', graphql('SCOPE_CHANGED')],
  ['a refusal of the services', graphql('UPSTREAM_FAILED')],
  ['an address that is not allowed', graphql('UPSTREAM_FAILED', 'ADDRESS_NOT_ALLOWED')],
  ['a request that is too large', http(413)],
  ['too many requests', http(429)],
])('nothing was done after %s', (_what, error) => {
  expect(nothingWasDone(error)).toBe(true);
});

it.each([
  ['an answer that is late', graphql('UPSTREAM_TIMEOUT')],
  ['services that cannot be reached any more', graphql('UPSTREAM_UNREACHABLE')],
  ['an answer of the services that nobody can read', graphql('UPSTREAM_FAILED', 'MALFORMED')],
  ['a fault of the gateway', graphql('INTERNAL')],
  ['no answer', new TypeError('Failed to fetch')],
  ['an answer of something in between', http(504)],
  ['nothing to go by', undefined],
])('something may have been done after %s', (_what, error) => {
  expect(nothingWasDone(error)).toBe(false);
});

it.each(['', '   ', '\u3000\n\t', '\u200b\ufeff', '\u3164\u115f', '\u2800', '\u0000'])(
  '%j is not an opinion',
  (text) => {
    expect(opinionProblem(text)).toEqual({ textKey: 'approval.opinion.required' });
  },
);

it('the length of an opinion is counted in visible characters, without invisible ones at its ends', () => {
  expect(opinionLength(' 👍👍\u200b ')).toBe(2);
  expect(opinionProblem('👍'.repeat(500))).toBeNull();
  expect(opinionProblem('👍'.repeat(501))).toEqual({ textKey: 'approval.opinion.tooLong' });
});
