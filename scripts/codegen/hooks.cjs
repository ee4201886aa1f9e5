// Codegen plugin: named hooks for Apollo Client 4, based on the output of typed-document-node. No
// published plugin compiles against Apollo Client 4.
// Only hooks that the sources import are generated: `npm run codegen` adds new ones and removes
// those that are no longer used.
const { concatAST, Kind } = require('graphql');
const { usedHooks } = require('./used-hooks.cjs');

const pascalCase = (name) => name[0].toUpperCase() + name.slice(1);
const kindNames = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

function hooksOf(operation) {
  const name = pascalCase(operation.name.value);
  const result = name + kindNames[operation.operation];
  const variables = `${result}Variables`;
  const document = `${name}Document`;
  if (operation.operation === 'mutation') {
    return {
      [`use${name}Mutation`]: `export function use${name}Mutation(options?: ApolloReact.useMutation.Options<${result}, ${variables}>) { return ApolloReact.useMutation(${document}, options); }`,
    };
  }
  if (operation.operation === 'subscription') {
    return {
      [`use${name}Subscription`]: `export function use${name}Subscription(options?: ApolloReact.useSubscription.Options<${result}, ${variables}>) { return ApolloReact.useSubscription(${document}, options as never) as ApolloReact.useSubscription.Result<${result}>; }`,
    };
  }
  return {
    [`use${name}Query`]: `export function use${name}Query(...[options]: {} extends ${variables} ? [options?: ApolloReact.useQuery.Options<${result}, ${variables}> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<${result}, ${variables}> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<${result}, ${variables}, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(${document}, options as never) as never; }`,
    [`use${name}LazyQuery`]: `export function use${name}LazyQuery(options?: ApolloReact.useLazyQuery.Options<${result}, ${variables}>) { return ApolloReact.useLazyQuery(${document}, options); }`,
  };
}

/** `hooksUsedIn`: the folder with the sources that import the hooks. */
module.exports.plugin = (_schema, documents, { hooksUsedIn }) => {
  const operations = concatAST(documents.map((one) => one.document)).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name,
  );
  // The namespace of schema types is imported into every file. Exporting it prevents an unused name
  // in files that do not need it.
  const used = 'export type { Types };';
  const isUsed = usedHooks(hooksUsedIn);
  const hooks = operations
    .flatMap((operation) => Object.entries(hooksOf(operation)))
    .flatMap(([name, code]) => (isUsed.has(name) ? [code] : []));
  if (hooks.length === 0) return used;
  return {
    prepend: [`import * as ApolloReact from '@apollo/client/react';`],
    content: [...hooks, used].join('\n'),
  };
};
