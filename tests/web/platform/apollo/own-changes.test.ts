import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../web/platform/apollo/create-client.ts';
import { createSession } from '../../../../web/platform/session/session.ts';
import type { SessionMessage } from '../../../../web/platform/session/session-channel.ts';
import { fakeWindows } from '../../support/fake-live-connection.ts';

const marking = gql`
  mutation MustSeeMark {
    mustSeeMark {
      userErrors
    }
  }
`;

/** The message to the other windows after a mutation with this answer. */
async function heardOf(data: Record<string, unknown>): Promise<SessionMessage[]> {
  const [here, beside] = fakeWindows(2);
  if (here === undefined || beside === undefined) throw new Error('two windows');
  const heard: SessionMessage[] = [];
  const session = createSession(here);
  const transport = new ApolloLink(() => of({ data }));
  const client = createClient({ locale: () => 'zh-CN', session, transport });
  beside.subscribe((message) => heard.push(message));
  await client.mutate({ mutation: marking, fetchPolicy: 'no-cache' });
  return heard.filter(({ kind }) => kind === 'live');
}

describe('A change made in one window', () => {
  it.each([
    ['messagesRead', ['message', 'announcement']],
    ['mustSeeMark', ['mustSee']],
    ['favouritesAdd', ['favourites']],
    ['favouriteRemove', ['favourites']],
  ])('is reported to the other windows of the browser: %s', async (field, kinds) => {
    const events = kinds.map((kind) => ({ kind, key: null }));
    expect(await heardOf({ [field]: { userErrors: [] } })).toEqual([{ kind: 'live', events }]);
  });

  it.each([
    ['workflowActionSubmit', ['approval']],
    ['taskClaim', ['task']],
    // The tab that saved it has the answer already.
    ['sheetSave', []],
    ['messagesRead', []],
  ])(
    'is reported to the other tabs of this window that would otherwise wait for the next poll: %s',
    async (field, kinds) => {
      const session = createSession();
      const heard: unknown[] = [];
      session.onOwnChanges((events) => heard.push(...events));
      const transport = new ApolloLink(() => of({ data: { [field]: { userErrors: [] } } }));
      const client = createClient({ locale: () => 'zh-CN', session, transport });
      await client.mutate({ mutation: marking, fetchPolicy: 'no-cache' });
      expect(heard).toEqual(kinds.map((kind) => ({ kind, key: null })));
    },
  );

  it('is not reported if it was refused, or is irrelevant to them', async () => {
    expect(await heardOf({ mustSeeMark: { userErrors: [{ code: 'INVALID' }] } })).toEqual([]);
    expect(await heardOf({ sessionTouch: { userErrors: [] } })).toEqual([]);
    expect(await heardOf({ constructor: { userErrors: [] } })).toEqual([]);
  });
});
