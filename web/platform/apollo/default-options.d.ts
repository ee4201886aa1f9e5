import '@apollo/client';

/** Apollo Client types what it returns by the defaults that are declared here; create-client.ts sets them. */
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
