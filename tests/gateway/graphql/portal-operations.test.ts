import { readdirSync, readFileSync } from 'node:fs';
import {
  Kind,
  parse,
  print,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { ADDRESS_BUDGET, REQUEST_COST } from '../../../gateway/graphql/address-budget.ts';
import { DOCUMENT_LIMITS, measureDocument } from '../../../gateway/graphql/document-limits.ts';
import { COST_LIMIT, createQueryCost } from '../../../gateway/graphql/query-cost.ts';
import { portalSchema } from '../../../gateway/schema.ts';
import { portalDocuments } from '../../support/portal-documents.ts';

const operations = portalDocuments();
const queryCost = createQueryCost(portalSchema);

/** The largest page that a screen requests, with all optional fields. */
const VARIABLES: Record<string, unknown> = {
  pageSize: 1000,
  page: 1,
  top: 50,
  fold: 99,
  belowFold: 100,
};

function costOf(document: DocumentNode, isVisitor = false): number {
  const operation = operationOf(document);
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const variables = Object.fromEntries(names.map((name) => [name, VARIABLES[name] ?? true]));
  return queryCost({ document, operation, variables, isVisitor }).requested;
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('no operation');
  return operation;
}

test('finds every operation of the portal', () => {
  expect(operations.length).toBeGreaterThan(60);
  expect(operations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Home', 'Workbench', 'Approval', 'SheetSave']),
  );
});

function fragmentsOf({ definitions }: DocumentNode): FragmentDefinitionNode[] {
  return definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
}

/** Requests everything twice, so that an operation that fits needs at most half. */
function twice(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((each) => {
    if (each.kind !== Kind.OPERATION_DEFINITION) return each;
    const { selections } = each.selectionSet;
    return {
      ...each,
      selectionSet: { ...each.selectionSet, selections: [...selections, ...selections] },
    };
  });
  return { ...document, definitions };
}

test.each(operations)('$name needs at most half of a document’s limits', ({ document }) => {
  expect(measureDocument(twice(document)).exceeded).toBeNull();
  expect(() =>
    parse(print(document), { maxLexicalTokens: DOCUMENT_LIMITS.tokens / 2 }),
  ).not.toThrow();
});

test.each(operations)('$name costs less than half of a query’s maximum cost', ({ document }) => {
  expect(costOf(document)).toBeGreaterThan(0);
  expect(costOf(document)).toBeLessThan(COST_LIMIT / 2);
});

/** The examples of the documents and the playground. */
const guide = readFileSync('docs/integrating.md', 'utf8');
const folder = 'web/features/playground/examples';
const examples = [
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  ...[...guide.matchAll(/```graphql\n([^]*?)```/gu)].map(([, text = '']) => text),
].flatMap((text) => {
  const document = parse(text);
  return document.definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? [
          {
            name: each.name?.value ?? 'unnamed',
            document: { ...document, definitions: [each, ...fragmentsOf(document)] },
          },
        ]
      : [],
  );
});

test.each(examples)('the example $name needs less than half of every limit', ({ document }) => {
  // The schema as text may be asked for once.
  const asksForSdl = print(document).includes('_service');
  expect(measureDocument(asksForSdl ? document : twice(document)).exceeded).toBeNull();
  expect(costOf(document)).toBeLessThan(COST_LIMIT / 2);
});

test('a sign-in page takes less than a thousandth of its address’s budget for a minute', () => {
  const names = [
    'SignIn',
    'SignInOptions',
    'SignInByCode',
    'SignOnVisitor',
    'LanguagePacks',
    'LockedSession',
    'Workbench',
  ];
  const ofSignIn = operations.filter(({ name }) => names.includes(name));
  expect(ofSignIn.length).toBeGreaterThanOrEqual(6);
  const points = ofSignIn.reduce(
    (sum, { document }) => sum + REQUEST_COST + costOf(document, true),
    0,
  );
  expect(points).toBeLessThan(ADDRESS_BUDGET / 1000);
});
