import { readdirSync, readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { isInterfaceType, isUnionType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../web/apollo/failure.ts';
import { possibleTypes } from '../../web/apollo/possible-types.ts';
import { sessionLossOf, withoutNobody } from '../../web/apollo/session-loss.ts';

describe('The client', () => {
  it('knows the types behind every interface and union of the schema', () => {
    const files = readdirSync('schema').filter((file) => file.endsWith('.graphql'));
    const schema = buildSubgraphSchema(files.map((file) => ({ typeDefs: parse(readFileSync(`schema/${file}`, 'utf8')) })));
    const abstract = Object.values(schema.getTypeMap())
      .filter((type) => isInterfaceType(type) || (isUnionType(type) && !type.name.startsWith('_')))
      .map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .sort(),
      ]);
    expect(Object.fromEntries(abstract)).toEqual(
      Object.fromEntries(Object.entries(possibleTypes).map(([name, types]) => [name, [...types].sort()])),
    );
  });

  it.each([
    ['UNAUTHENTICATED', undefined, 'absent'],
    ['SESSION_EXPIRED', undefined, 'expired'],
    ['UPSTREAM_UNREACHABLE', 'TOKEN_REFRESH_FAILED', 'refresh-failed'],
    ['UPSTREAM_TIMEOUT', undefined, null],
  ])('reads %s (%s) as %s', (code, reason, loss) => {
    expect(sessionLossOf({ data: null, errors: [{ message: '', extensions: { code, reason } }] })).toBe(loss);
  });

  it('lets an answer about nobody through as an error alone, and every other one as it is', () => {
    expect(withoutNobody({ data: { viewer: null } })).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const partial = { data: { viewer: { id: '1' } }, errors: [{ message: 'late' }] };
    expect(withoutNobody(partial)).toBe(partial);
  });

  it.each([
    [{ errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'r' } }] }, { textKey: 'service.late', requestId: 'r' }],
    [{ errors: [{ extensions: { code: 'SOMETHING_NEW' } }] }, { textKey: 'service.unknown', requestId: null }],
    [{ statusCode: 429 }, { textKey: 'service.tooMany', requestId: null }],
    [new TypeError('Failed to fetch'), { textKey: 'service.offline', requestId: null }],
    [undefined, { textKey: 'service.offline', requestId: null }],
  ])('tells %o as %o', (error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });
});
