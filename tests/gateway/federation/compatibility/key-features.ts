import { expect } from 'vitest';
import { applies, type Check, type Features } from './check.ts';

const ENTITIES =
  'query ($representations: [_Any!]!) { _entities(representations: $representations)';
const entities =
  (selection: string, representations: object[], expected: object[]): Check =>
  async ({ products }) => {
    const answer = await products(`${ENTITIES} { ${selection} } }`, { representations });
    expect(answer).not.toHaveProperty('errors');
    expect(answer).toMatchObject({ data: { _entities: expected } });
  };

/** The checks of keys and of the entities that they find. */
export const KEY_FEATURES: Features = {
  '@key (single)': [
    ['is in the SDL', applies(/type User(@extends)?@key\(fields:"email"/u)],
    [
      'resolves',
      entities(
        '... on User { email name }',
        [{ __typename: 'User', email: 'support@apollographql.com' }],
        [{ email: 'support@apollographql.com', name: 'Jane Smith' }],
      ),
    ],
  ],
  '@key (multi)': [
    ['is in the SDL', applies(/type DeprecatedProduct@key\(fields:"sku package"/u)],
    [
      'resolves',
      entities(
        '... on DeprecatedProduct { sku package reason }',
        [
          {
            ...{ __typename: 'DeprecatedProduct', sku: 'apollo-federation-v1' },
            package: '@apollo/federation-v1',
          },
        ],
        [
          {
            ...{ sku: 'apollo-federation-v1', package: '@apollo/federation-v1' },
            reason: 'Migrate to Federation V2',
          },
        ],
      ),
    ],
  ],
  '@key (composite)': [
    ['is in the SDL', applies(/type ProductResearch@key\(fields:"study \{ caseNumber \}"/u)],
    [
      'resolves',
      entities(
        '... on ProductResearch { study { caseNumber description } }',
        [{ __typename: 'ProductResearch', study: { caseNumber: '1234' } }],
        [{ study: { caseNumber: '1234', description: 'Federation Study' } }],
      ),
    ],
  ],
  'repeatable @key': [
    [
      'is in the SDL three times',
      ({ sdl }) => {
        for (const fields of ['id', 'sku package', 'sku variation { id }'])
          expect(/type Product@.*?\{id:/u.exec(sdl)?.[0]).toContain(`@key(fields:"${fields}"`);
      },
    ],
    [
      'resolves by each key',
      entities(
        '... on Product { id sku }',
        [
          { __typename: 'Product', id: 'apollo-federation' },
          { __typename: 'Product', sku: 'federation', package: '@apollo/federation' },
          { __typename: 'Product', sku: 'studio', variation: { id: 'platform' } },
        ],
        [
          { id: 'apollo-federation', sku: 'federation' },
          { id: 'apollo-federation', sku: 'federation' },
          { id: 'apollo-studio', sku: 'studio' },
        ],
      ),
    ],
  ],
};
