import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createFieldUsage } from '../../../gateway/graphql/field-usage.ts';
import { startGateway } from '../../support/gateway/gateway.ts';

const schema = buildSchema(`
  interface Named { name: String }
  type Shop implements Named { name: String code: String @deprecated(reason: "Use name.") }
  type Query { shop: Shop named: Named }
`);

const usageOf = (maxDocuments?: number) => {
  const usage = createFieldUsage(schema, maxDocuments);
  const counts = () =>
    Object.fromEntries(usage.read().map(({ field, count }) => [field, count] as const));
  return { ...usage, counts };
};

describe('The usage of fields', () => {
  it('counts each field once for each operation that selects it, also in fragments', () => {
    const { note, counts } = usageOf();
    const document = parse(
      '{ shop { name again: name ...Code } } fragment Code on Shop { code __typename }',
    );
    note(document);
    note(document);
    expect(counts()).toEqual({ 'Query.shop': 2, 'Shop.name': 2, 'Shop.code': 2 });
    note(parse('{ named { name ... on Shop { code } } }'));
    expect(counts()).toEqual({
      ...{ 'Query.named': 1, 'Named.name': 1 },
      ...{ 'Query.shop': 2, 'Shop.name': 2, 'Shop.code': 3 },
    });
  });

  it('says which fields are deprecated', () => {
    const { note, read } = usageOf();
    note(parse('{ shop { name code } }'));
    expect(read().map(({ field, isDeprecated }) => [field, isDeprecated])).toEqual([
      ['Query.shop', false],
      ['Shop.code', true],
      ['Shop.name', false],
    ]);
  });

  it('keeps its counts and no more than the given number of documents', () => {
    const { note, counts } = usageOf(3);
    for (let index = 0; index < 10; index += 1) note(parse(`{ shop { a${index}: name } }`));
    expect(counts()).toEqual({ 'Query.shop': 10, 'Shop.name': 10 });
  });

  it('is among the metrics', async () => {
    const { app, ask } = await startGateway({ metricsFrom: ['loopback'] });
    await ask('{ signInOptions { singleSignOnUrl } }');
    await ask('{ signInOptions { unknown } }');
    const { body } = await app.inject('/metrics');
    expect(body).toContain(
      'portal_field_operations_total{field="SignInOptions.singleSignOnUrl",deprecated="false"} 1\n',
    );
    expect(body).toContain(
      'portal_field_operations_total{field="Query.signInOptions",deprecated="false"} 1\n',
    );
  });
});
