import '@apollo/client';

/**
 * Declares the default options of create-client.ts, from which Apollo Client derives result types.
 */
declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
    }
  }
}
