import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';
import { expect, it } from 'vitest';
import { createPersistedLink } from '../../../../web/platform/apollo/create-persisted-link.ts';
import { persistedOperation } from '../../../../web/platform/build/persisted-operation.ts';

const WRITTEN = gql`
  query Name {
    viewer {
      id
      ...Viewer_name
    }
  }
  fragment Viewer_name on Viewer {
    name
  }
`;
const { id, body } = persistedOperation(WRITTEN);
/** As the build writes it. */
const BUILT = { ...WRITTEN, __meta__: { id } } as DocumentNode;

const DATA = { data: { viewer: { __typename: 'Viewer', id: '1', name: '李明' } } };
const UNKNOWN = { errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
const FORBIDDEN = { errors: [{ message: '', extensions: { code: 'FORBIDDEN' } }] };

interface Body {
  operationName: string;
  query?: string;
  extensions: { persistedQuery?: object };
}

/** Asks a gateway that gives these answers one after the other. */
async function ask(query: DocumentNode, ...answers: object[]) {
  const bodies: Body[] = [];
  const send = async (_address: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(init?.body as string) as Body);
    const answer = answers[bodies.length - 1] ?? {};
    return new Response(JSON.stringify(answer), {
      status: 'errors' in answer ? 400 : 200,
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  };
  const client = new ApolloClient({
    link: createPersistedLink().concat(new HttpLink({ uri: '/graphql', fetch: send })),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
  const { data, error } = await client.query({ query });
  return { bodies, data, error };
}

it('sends the id of an operation and its name, not its text', async () => {
  const { bodies, data } = await ask(BUILT, DATA);
  expect(data).toMatchObject({ viewer: { name: '李明' } });
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.query).toBeUndefined();
  expect(bodies[0]).toMatchObject({
    operationName: 'Name',
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  });
});

it('sends the text for which the id stands if the gateway does not know the id', async () => {
  const { bodies, data } = await ask(BUILT, UNKNOWN, DATA);
  expect(data).toMatchObject({ viewer: { name: '李明' } });
  expect(bodies).toHaveLength(2);
  expect(bodies[1]?.query).toBe(body);
  expect(bodies[1]?.extensions.persistedQuery).toBeUndefined();
});

it('reports the refusal if the gateway accepts neither', async () => {
  const { bodies, error } = await ask(BUILT, UNKNOWN, FORBIDDEN);
  expect(bodies).toHaveLength(2);
  expect(error).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
});

it('sends nothing twice after any other refusal', async () => {
  expect((await ask(BUILT, FORBIDDEN)).bodies).toHaveLength(1);
});

it('sends the text of a document without an id, as on the development server', async () => {
  const { bodies } = await ask(WRITTEN, DATA);
  expect(bodies[0]?.query).toBe(print(new InMemoryCache().transformDocument(WRITTEN)));
  expect(bodies[0]?.extensions.persistedQuery).toBeUndefined();
});
