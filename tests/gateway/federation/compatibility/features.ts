import { Kind, parse, print } from 'graphql';
import { expect } from 'vitest';
import { applies, type Features } from './check.ts';
import { KEY_FEATURES } from './key-features.ts';
import { PRODUCTS_SDL } from './products.ts';

const PRODUCT = 'query ($id: ID!) { product(id: $id)';
const ID = { id: 'apollo-federation' };
const noErrors = (answer: unknown) => expect(answer).not.toHaveProperty('errors');
const versionOf = (sdl: string) =>
  [...sdl.matchAll(/@link\([^)]*?url:"https:\/\/specs\.apollo\.dev\/federation\/v([^"]+)"/gu)].map(
    ([, version]) => version,
  );

/** The fields of all object types with their arguments and types: `Query.product(id: ID!): Product`. */
function fieldsOf(sdl: string): string[] {
  return parse(sdl).definitions.flatMap((each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION || each.kind === Kind.OBJECT_TYPE_EXTENSION
      ? (each.fields ?? []).map(
          (field) => `${each.name.value}.${print({ ...field, directives: [] })}`,
        )
      : [],
  );
}

/** The 23 checks of the suite by the feature in its table, and one of `@external`, which the suite checks only with the two before it. */
export const FEATURES: Features = {
  _service: [
    [
      'the SDL describes the published schema',
      ({ sdl }) => expect(fieldsOf(sdl)).toEqual(expect.arrayContaining(fieldsOf(PRODUCTS_SDL))),
    ],
  ],
  ...KEY_FEATURES,
  '@requires': [
    [
      'a field is computed from those of another subgraph',
      async ({ router }) => {
        const answer = await router(
          `${PRODUCT} { createdBy { averageProductsCreatedPerYear email } } }`,
          ID,
        );
        noErrors(answer);
        expect(answer).toMatchObject({
          data: {
            product: {
              createdBy: {
                averageProductsCreatedPerYear: expect.any(Number) as number,
                email: 'support@apollographql.com',
              },
            },
          },
        });
      },
    ],
  ],
  '@provides': [
    [
      'a field of another subgraph comes with its parent',
      async ({ products }) => {
        const answer = await products(
          `${PRODUCT} { createdBy { email totalProductsCreated } } }`,
          ID,
        );
        noErrors(answer);
        const createdBy = { email: 'support@apollographql.com', totalProductsCreated: 1337 };
        expect(answer).toMatchObject({ data: { product: { createdBy } } });
      },
    ],
  ],
  '@external': [
    [
      'is in the SDL, and a router reads such a field from the subgraph that has it',
      async ({ sdl, router }) => {
        expect(sdl).toMatch(/totalProductsCreated:Int@external/u);
        const answer = await router(`${PRODUCT} { createdBy { totalProductsCreated } } }`, ID);
        expect(answer).toEqual({ data: { product: { createdBy: { totalProductsCreated: 10 } } } });
      },
    ],
  ],
  'federated tracing': [
    [
      'a trace comes with the answer when a router asks for it',
      async ({ products }) =>
        expect(
          await products('{ __typename }', {}, { 'apollo-federation-include-trace': 'ftv1' }),
        ).toEqual({
          data: { __typename: 'Query' },
          extensions: { ftv1: expect.any(String) as string },
        }),
    ],
  ],
  '@link': [
    [
      'the SDL links one version of the specification',
      ({ sdl }) => {
        expect(versionOf(sdl)).toHaveLength(1);
        expect(versionOf(sdl)[0]).toMatch(/^2\.[0-3]$/u);
      },
    ],
  ],
  '@shareable': [
    ['is in the SDL', applies(/type ProductDimension@shareable/u)],
    [
      'resolves',
      async ({ router }) => {
        const answer = await router(`${PRODUCT} { dimensions { size weight } } }`, ID);
        noErrors(answer);
        expect(answer).toMatchObject({
          data: { product: { dimensions: { size: 'small', weight: 1 } } },
        });
      },
    ],
  ],
  '@tag': [['is in the SDL under its own name', applies(/@tag\(name:"internal"\)/u)]],
  '@override': [
    ['is in the SDL', applies(/@override\(from:"users"\)/u)],
    [
      'the field comes from the subgraph that overrides it',
      async ({ router }) => {
        const answer = await router(`${PRODUCT} { createdBy { name } } }`, ID);
        noErrors(answer);
        expect(answer).toMatchObject({ data: { product: { createdBy: { name: 'Jane Smith' } } } });
      },
    ],
  ],
  '@inaccessible': [
    ['is in the SDL under its own name', applies(/unit:String@inaccessible/u)],
    [
      'the subgraph itself still answers the field',
      async ({ products }) => {
        const answer = await products(`${PRODUCT} { dimensions { unit } } }`, ID);
        noErrors(answer);
        expect(answer).toMatchObject({ data: { product: { dimensions: { unit: 'kg' } } } });
      },
    ],
  ],
  '@composeDirective': [
    [
      'the SDL links, defines, composes and uses a directive of its own',
      ({ sdl }) => {
        expect(sdl).toContain(
          'url:"https://myspecs.dev/myCustomDirective/v1.0" import:["@custom"]',
        );
        expect(sdl).toMatch(/schema.*@composeDirective\(name:"@custom"\)/u);
        expect(sdl).toMatch(/directive@custom on OBJECT/u);
        expect(sdl).toMatch(/type Product@custom/u);
      },
    ],
  ],
  '@interfaceObject': [
    ['is in the SDL', applies(/type Inventory@interfaceObject@key\(fields:"id"/u)],
    [
      'adds a field to an interface of another subgraph',
      async ({ router }) => {
        const answer = await router(
          'query ($id: ID!) { inventory(id: $id) { deprecatedProducts { sku reason } } }',
          { id: 'apollo-oss' },
        );
        noErrors(answer);
        expect(answer).toMatchObject({
          data: {
            inventory: {
              deprecatedProducts: [
                { sku: 'apollo-federation-v1', reason: 'Migrate to Federation V2' },
              ],
            },
          },
        });
      },
    ],
  ],
};
