import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { formatError } from '../../../gateway/errors/format-error.ts';
import { GatewayError } from '../../../gateway/errors/gateway-error.ts';
import { StoreUnavailable } from '../../../gateway/errors/store-unavailable.ts';
import { describeError } from '../../../gateway/errors/describe-error.ts';
import { LOCALES, messageIn, type Locale } from '../../../gateway/language/messages.ts';
import { pickLocale } from '../../../gateway/language/pick-locale.ts';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { TransportError } from '../../../gateway/upstream/transport.ts';
import { UpstreamError, type UpstreamErrorKind } from '../../../gateway/errors/upstream-error.ts';

const AUDIENCE = { locale: 'en-US' as Locale, requestId: 'req-1' };
const KINDS: UpstreamErrorKind[] = [
  'refused',
  'timeout',
  'unreachable',
  'malformed',
  'session-ended',
  'refresh-failed',
  'not-allowed',
  'not-implemented',
];

/** The arguments that Apollo Server passes to formatError for an error thrown by a resolver. */
function formatted(
  error: Error,
  {
    locale = 'en-US',
    logger = silentLogger,
  }: { locale?: Locale; logger?: typeof silentLogger } = {},
) {
  const thrown =
    error instanceof GraphQLError
      ? error
      : new GraphQLError(error.message, { originalError: error, path: ['viewer', 'name'] });
  const apollo = {
    message: thrown.message,
    path: ['viewer', 'name'],
    extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: [error.stack] },
  };
  return formatError({ locale, requestId: 'req-1', logger })(apollo, thrown);
}

describe('the code of an upstream error', () => {
  test.each<[UpstreamErrorKind, object]>([
    ['refused', { code: 'UPSTREAM_FAILED', returncode: 'X9' }],
    ['timeout', { code: 'UPSTREAM_TIMEOUT' }],
    ['unreachable', { code: 'UPSTREAM_UNREACHABLE' }],
    ['malformed', { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' }],
    ['session-ended', { code: 'SESSION_EXPIRED' }],
    ['refresh-failed', { code: 'UPSTREAM_UNREACHABLE', reason: 'TOKEN_REFRESH_FAILED' }],
    ['not-allowed', { code: 'UPSTREAM_FAILED', reason: 'ADDRESS_NOT_ALLOWED' }],
    ['not-implemented', { code: 'UPSTREAM_FAILED', reason: 'NOT_IMPLEMENTED' }],
  ])('matches the kind %s', (kind, extensions) => {
    const error = new UpstreamError(kind, {
      operation: 'shops',
      ...(kind === 'refused' && { returncode: 'X9' }),
    });
    expect(describeError(error, AUDIENCE).extensions).toEqual({
      requestId: 'req-1',
      upstream: { operation: 'shops' },
      ...extensions,
    });
  });

  test.each([
    ['A0301', 'FORBIDDEN'],
    ['A0400', 'BAD_USER_INPUT'],
    ['A0210', 'UNAUTHENTICATED'],
    ['A0211', 'UNAUTHENTICATED'],
    ['A0244', 'UNAUTHENTICATED'],
    ['A0409', 'UPSTREAM_FAILED'],
    ['B0001', 'UPSTREAM_FAILED'],
    ['__proto__', 'UPSTREAM_FAILED'],
  ])('of returncode %s is %s', (returncode, code) => {
    const error = new UpstreamError('refused', {
      operation: 'shops',
      returncode,
      refusal: 'words',
    });
    expect(describeError(error, AUDIENCE).extensions).toMatchObject({ code, returncode });
  });
});

test('an unknown returncode is reported with the services’ message', () => {
  const error = new UpstreamError('refused', {
    operation: 'shops',
    returncode: 'A0777',
    refusal: '门店已关闭，请先选择其他门店。',
  });
  expect(describeError(error, AUDIENCE)).toMatchObject({
    message: '门店已关闭，请先选择其他门店。',
    extensions: { returncode: 'A0777' },
  });
});

test('a refusal with a technical message is reported by its code, and not as an outage', () => {
  const details = {
    operation: 'shops',
    returncode: 'E7788',
    refusal: 'java.lang.Exception at run (/srv/app/x.js:3:1)',
  };
  expect(describeError(new UpstreamError('refused', details), AUDIENCE)).toMatchObject({
    message:
      'The services did not accept this (code E7788). If you cannot tell why, contact your administrator.',
    extensions: { code: 'UPSTREAM_FAILED', returncode: 'E7788' },
  });
});

const SECRETS = [
  'http://10.1.2.3:8080/api/x',
  '10.1.2.3',
  'token=abc123',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0',
  'retail.internal:8443',
  'at run (/srv/app/x.js:3:1)',
];

describe.each(LOCALES)('reports the refusal in %s', (locale) => {
  test.each(KINDS)('reveals no internals for the kind %s', (kind) => {
    for (const secret of SECRETS) {
      const details = {
        operation: 'shops',
        refusal: `failed ${secret}`,
        cause: new TransportError('unreachable', new Error(secret)),
      };
      const { message, extensions, ...rest } = formatted(new UpstreamError(kind, details), {
        locale,
      });
      expect(JSON.stringify({ message, extensions, rest })).not.toContain(secret);
      expect(message).not.toBe('');
      expect(extensions).toMatchObject({ requestId: 'req-1' });
    }
  });

  test('an unexpected error reveals nothing but its occurrence', () => {
    for (const secret of SECRETS) {
      const shown = formatted(new TypeError(`fetch failed ${secret}`), { locale });
      expect(shown).toEqual({
        message: messageIn(locale, 'internal'),
        path: ['viewer', 'name'],
        extensions: { code: 'INTERNAL', requestId: 'req-1' },
      });
    }
  });
});

test('an unexpected error cannot impersonate a code of the gateway', () => {
  const error = Object.assign(new Error('http://10.0.0.1 said no'), {
    extensions: { code: 'FORBIDDEN' },
  });
  const located = new GraphQLError(error.message, { originalError: error });
  expect(
    formatError({ ...AUDIENCE, logger: silentLogger })({ message: error.message }, located),
  ).toMatchObject({
    extensions: { code: 'INTERNAL' },
  });
});

test('errors of GraphQL about the request itself are passed on unchanged', () => {
  const message = 'Cannot query field "naem" on type "Viewer".';
  const thrown = new GraphQLError(message, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    originalError: new GraphQLError(message),
  });
  expect(
    formatError({ ...AUDIENCE, logger: silentLogger })(
      { message, locations: [{ line: 1, column: 3 }] },
      thrown,
    ),
  ).toEqual({
    message,
    locations: [{ line: 1, column: 3 }],
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', requestId: 'req-1' },
  });
});

test('an error of the gateway is in the caller’s language, also outside GraphQL', () => {
  expect(
    describeError(new GatewayError('RATE_LIMITED'), { ...AUDIENCE, locale: 'zh-TW' }),
  ).toMatchObject({
    message: messageIn('zh-TW', 'rateLimited'),
    extensions: { code: 'RATE_LIMITED', requestId: 'req-1' },
  });
});

test('an exceeded limit is in the extensions with its value, for programs', () => {
  const limit = { name: 'restCalls', limit: 300, value: 301 };
  expect(
    describeError(new GatewayError('QUERY_TOO_COMPLEX', 'queryTooComplex', limit), AUDIENCE),
  ).toMatchObject({
    extensions: { code: 'QUERY_TOO_COMPLEX', limit },
  });
});

test('the log has what an operator needs and no query string', () => {
  const lines: unknown[] = [];
  const logger = {
    ...silentLogger,
    warn: (...line: unknown[]) => lines.push(line),
    error: (...line: unknown[]) => lines.push(line),
  };
  formatted(new UpstreamError('timeout', { operation: 'shops' }), { logger });
  formatted(new Error('bad http://x.example/a?token=abc123 end'), { logger });
  formatted(new GatewayError('UNAUTHENTICATED'), { logger });
  expect(lines).toEqual([
    [{ requestId: 'req-1', code: 'UPSTREAM_TIMEOUT', path: 'viewer.name' }, 'shops: timeout'],
    [
      {
        requestId: 'req-1',
        code: 'INTERNAL',
        path: 'viewer.name',
        stack: expect.stringContaining('bad http://x.example/a?… end'),
      },
      'unexpected error',
    ],
  ]);
});

test.each([
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['en', 'en-US'],
  ['en-GB,zh;q=0.9', 'en-US'],
  ['zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant-TW,zh;q=0.5', 'zh-TW'],
  ['de,fr;q=0.9', 'zh-CN'],
  ['de,en-US;q=0.3', 'en-US'],
  ['en;q=0,zh-TW', 'zh-TW'],
  ['*;q=x,,;;', 'zh-CN'],
])('Accept-Language %s is answered in %s', (header, locale) => {
  expect(pickLocale(header)).toBe(locale);
});

test('a store that cannot be used says when to try again, and is not logged again', () => {
  const lines: string[] = [];
  const logger = {
    ...silentLogger,
    error: (_fields: object, line: string) => void lines.push(line),
  };
  const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { code: 'ECONNREFUSED' });
  const answer = formatted(new StoreUnavailable(cause), { logger });
  expect(answer.extensions).toMatchObject({ code: 'INTERNAL', reason: 'STORE_UNAVAILABLE' });
  expect(answer.message).toContain('try again');
  expect(JSON.stringify(answer)).not.toContain('10.0.0.7');
  expect(lines).toEqual([]);
});
