// Codegen plugin: named hooks for Apollo Client 4 over the output of typed-document-node. No published plugin compiles against it.
const { concatAST, Kind } = require('graphql');

const pascalCase = (name) => name[0].toUpperCase() + name.slice(1);
const kindNames = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

function hooksOf(operation) {
  const name = pascalCase(operation.name.value);
  const result = name + kindNames[operation.operation];
  const variables = `${result}Variables`;
  const document = `${name}Document`;
  if (operation.operation === 'mutation') {
    return [
      `export function use${name}Mutation(options?: ApolloReact.useMutation.Options<${result}, ${variables}>) { return ApolloReact.useMutation(${document}, options); }`,
    ];
  }
  if (operation.operation === 'subscription') {
    return [
      `export function use${name}Subscription(options?: ApolloReact.useSubscription.Options<${result}, ${variables}>) { return ApolloReact.useSubscription(${document}, options as never) as ApolloReact.useSubscription.Result<${result}>; }`,
    ];
  }
  return [
    `export function use${name}Query(...[options]: {} extends ${variables} ? [options?: ApolloReact.useQuery.Options<${result}, ${variables}> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<${result}, ${variables}> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<${result}, ${variables}, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(${document}, options as never) as never; }`,
    `export function use${name}LazyQuery(options?: ApolloReact.useLazyQuery.Options<${result}, ${variables}>) { return ApolloReact.useLazyQuery(${document}, options); }`,
  ];
}

module.exports.plugin = (_schema, documents) => {
  const operations = concatAST(documents.map((one) => one.document)).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name,
  );
  // The namespace of schema types is imported into every file; exporting it keeps the files that need none of it free of an unused name.
  const used = 'export type { Types };';
  if (operations.length === 0) return used;
  return {
    prepend: [`import * as ApolloReact from '@apollo/client/react';`],
    content: [...operations.flatMap(hooksOf), used].join('\n'),
  };
};
