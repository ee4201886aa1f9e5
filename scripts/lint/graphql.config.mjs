import graphql from '@graphql-eslint/eslint-plugin';

/**
 * The rules of @graphql-eslint for the schema (recommended and relay) and for the portal's operations
 * (recommended). Part of `npm run check`. All exceptions are below, each with its reason; ESLint
 * checks nothing else, the linter of the code is oxlint.
 */
const { rules: schemaRules } = graphql.configs['flat/schema-recommended'];
const { rules: relayRules } = graphql.configs['flat/schema-relay'];
const { rules: operationRules } = graphql.configs['flat/operations-recommended'];

const NAMING = '@graphql-eslint/naming-convention';
const SELECTIONS = '@graphql-eslint/require-selections';
const EDGES = '@graphql-eslint/relay-edge-types';
const edges = ({ shouldImplementNode }) => ({
  ...{ withEdgeSuffix: true, listTypeCanWrapOnlyEdgeType: false },
  shouldImplementNode,
});
const namesOf = (rules) => rules[NAMING][1];

/** The examples of the playground are texts for its editor: a test runs each of them. */
const EXAMPLES = 'web/features/playground/examples/**';

const base = {
  plugins: { '@graphql-eslint': graphql },
  languageOptions: {
    parser: graphql.parser,
    parserOptions: {
      graphQLConfig: {
        // The schema as clients see it. The plugin cannot build it from the files with `@link`.
        schema: 'schema/published/portal.graphql',
        documents: ['web/**/*.graphql', `!${EXAMPLES}`],
      },
    },
  },
};

const schema = {
  ...base,
  files: ['schema/*.graphql'],
  rules: {
    ...schemaRules,
    ...relayRules,
    // One line in quotes, several in block quotes; the rule allows only one of the two.
    '@graphql-eslint/description-style': 'off',
    // Most types are values or pages without an identity. Those with one implement Node.
    '@graphql-eslint/strict-id-in-types': 'off',
    // The published schema has no definitions of Federation's directives. Building the subgraph, as
    // every test of the gateway does, refuses unknown ones.
    '@graphql-eslint/known-directives': 'off',
    // Connections go forward only: the services' pages have no cursors from their end.
    '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
    // Fields from before the connections are lists. Clients of the last release use them.
    [EDGES]: ['error', edges({ shouldImplementNode: true })],
    [NAMING]: [
      'error',
      {
        ...namesOf(schemaRules),
        // A type of documents (单据类型), not a type of the schema: "Type" is the business term.
        'ObjectTypeDefinition,ObjectTypeExtension': {
          ...namesOf(schemaRules)['ObjectTypeDefinition,ObjectTypeExtension'],
          ignorePattern: '^SheetType$',
        },
      },
    ],
  },
};

const operations = {
  ...base,
  files: ['web/**/*.graphql'],
  rules: {
    ...operationRules,
    // Fragments are called after the component and its property: Component_prop.
    [NAMING]: [
      'error',
      {
        ...namesOf(operationRules),
        FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z]*_[a-z][A-Za-z]*$/u },
      },
    ],
  },
};

export default [
  { ignores: ['web/dist/**', 'schema/published/**', EXAMPLES] },
  schema,
  operations,
  {
    // The codes are in `extensions.code` of errors, which no field of the schema has.
    files: ['schema/errors.graphql'],
    rules: { '@graphql-eslint/no-unreachable-types': 'off' },
  },
  {
    // Rows of a sales query are calculated, and deliveries are kept for days only: `node` finds neither.
    files: ['schema/{sales,webhooks}.graphql'],
    rules: { [EDGES]: ['error', edges({ shouldImplementNode: false })] },
  },
  {
    // TodoCard_totals is never sent: the approval center reads with it what the card has cached.
    files: ['web/features/home/cards/todo/TodoCard.graphql'],
    rules: { '@graphql-eslint/no-unused-fragments': 'off' },
  },
  {
    // The query that spreads these fragments selects the id of the object. Selecting it in each
    // would only make the documents larger.
    files: [
      'web/features/home/cards/**/*.graphql',
      'web/features/messages/Messages.graphql',
      'web/features/shell/top-bar/Counters.graphql',
      'web/features/workflow/approval/Approval.graphql',
      'web/features/workflow/centre/ApprovalCentre.graphql',
    ],
    rules: { [SELECTIONS]: 'off' },
  },
  {
    // Rows have no id in the cache on purpose: a list of 1,000 rows is one value, which each page
    // of the list replaces.
    files: [
      'web/features/masterdata/List{Changes,Rows}.graphql',
      'web/features/sheets/Sheets.graphql',
      'web/records/pickers/RowPicker.graphql',
    ],
    rules: { [SELECTIONS]: 'off' },
  },
];
