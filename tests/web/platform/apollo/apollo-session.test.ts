import { ApolloLink, gql } from '@apollo/client';
import { Observable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../web/platform/apollo/create-client.ts';
import { createSession } from '../../../../web/platform/session/session.ts';

const counters = gql`
  query Counters {
    viewer {
      id
    }
  }
`;
const save = gql`
  mutation Save {
    save
  }
`;
const workbench = gql`
  query Workbench {
    viewer {
      id
    }
  }
`;
const unlock = gql`
  mutation SessionUnlock {
    unlock
  }
`;
const postSwitch = gql`
  mutation PostSwitch {
    postSwitch
  }
`;

const viewer = { data: { viewer: { __typename: 'Viewer', id: 'viewer-1' } } };
const refusal = (code: string) => ({
  data: null,
  errors: [{ message: code, extensions: { code } }],
});

/** A client over a gateway that gives these answers in turn and records the requests. */
function clientOf(...answers: (ApolloLink.Result | Promise<ApolloLink.Result>)[]) {
  const session = createSession();
  session.signedIn('STAFF');
  session.setScope('P1~');
  const asked: { name: string; headers: Record<string, string> }[] = [];
  const transport = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { headers } = operation.getContext() as { headers: Record<string, string> };
        asked.push({ name: operation.operationName ?? '', headers });
        void Promise.resolve(answers.shift() ?? viewer).then((answer) => {
          observer.next(answer);
          observer.complete();
        });
      }),
  );
  const client = createClient({ locale: () => 'zh-CN', session, transport });
  const query = (context: object = {}) =>
    client.query({
      query: counters,
      fetchPolicy: 'no-cache',
      context: { queryDeduplication: false, ...context },
    });
  return { client, session, asked, query, names: () => asked.map(({ name }) => name) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('The headers of a request', () => {
  it('contain the scope of the page, and whether the user caused the request', async () => {
    const { query, asked } = clientOf();
    await query();
    await query({ background: true });
    await query({ scopeless: true });
    expect(
      asked.map(({ headers }) => [headers['x-portal-scope'], headers['x-portal-background']]),
    ).toEqual([
      ['P1~', undefined],
      ['P1~', '1'],
      [undefined, undefined],
    ]);
  });

  it('contain no scope if the answer is the first to state it, and with a switch the one that it starts from', async () => {
    const { client, asked } = clientOf(
      viewer,
      { data: { unlock: true } },
      { data: { postSwitch: null } },
    );
    await client.query({ query: workbench, fetchPolicy: 'no-cache' });
    await client.mutate({ mutation: unlock });
    await client.mutate({ mutation: postSwitch });
    await client.mutate({ mutation: postSwitch, context: { scope: 'P2~' } });
    expect(asked.map(({ headers }) => headers['x-portal-scope'])).toEqual([
      undefined,
      undefined,
      'P1~',
      'P2~',
    ]);
  });
});

describe('Use of the session', () => {
  it('consists of requests that the user caused and that were answered', async () => {
    const { query, session } = clientOf();
    const used = vi.fn();
    session.onUsed(used);
    await query({ background: true });
    expect(used).not.toHaveBeenCalled();
    await query();
    expect(used).toHaveBeenCalledTimes(1);
  });
});

describe('A locked session', () => {
  it('is learned from any refused call, which is sent again after unlocking', async () => {
    const { query, session, names } = clientOf(refusal('SESSION_LOCKED'));
    const answer = query();
    await vi.waitFor(() => expect(session.state().locked).toBe(true));
    expect(session.state().lockPending).toBe(false);
    session.unlock();
    expect((await answer).data).toEqual(viewer.data);
    expect(names()).toEqual(['Counters', 'Counters']);
  });

  it('holds back every call but those that a locked session answers', async () => {
    const { client, query, session, names } = clientOf({ data: { unlock: true } });
    session.lock('asked');
    const answer = query();
    await client.mutate({ mutation: unlock });
    expect(names()).toEqual(['SessionUnlock']);
    session.unlock();
    await answer;
    expect(names()).toEqual(['SessionUnlock', 'Counters']);
  });

  it('ends the waiting calls when it ends', async () => {
    const { query, session, names } = clientOf();
    session.lock('asked');
    const answer = query();
    session.signedOut('signed-out');
    expect((await answer).error).toBeDefined();
    expect(names()).toEqual([]);
  });
});

describe('A changed scope', () => {
  it('is reported once, however many calls were refused, and they are sent again when it is changed back', async () => {
    const { query, session, names } = clientOf(refusal('SCOPE_CHANGED'), refusal('SCOPE_CHANGED'));
    const listener = vi.fn();
    session.subscribe(listener);
    const answers = Promise.all([query(), query()]);
    await vi.waitFor(() => expect(names()).toHaveLength(2));
    await settle();
    expect(session.state().scopeChanged).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    session.switched('P1~');
    expect((await answers).map(({ data }) => data)).toEqual([viewer.data, viewer.data]);
  });

  it('never applies requests of the former post to the next one', async () => {
    const { client, session, names } = clientOf(refusal('SCOPE_CHANGED'));
    const saving = client.mutate({ mutation: save }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(session.state().scopeChanged).toBe(true));
    session.setScope('P2~');
    expect(await saving).toMatchObject({ errors: [{ extensions: { code: 'SCOPE_CHANGED' } }] });
    expect(names()).toEqual(['Save']);
  });

  it('is not reported after a switch in this page, even for a call that arrived too late', async () => {
    let finish: (answer: ApolloLink.Result) => void = () => undefined;
    const { client, query, session } = clientOf(
      new Promise((resolve) => (finish = resolve)),
      refusal('SCOPE_CHANGED'),
    );
    const changes: boolean[] = [];
    session.subscribe(() => changes.push(session.state().scopeChanged));
    const switching = client.mutate({ mutation: postSwitch });
    const late = query();
    await settle();
    finish({ data: { postSwitch: { viewer: { session: { scope: 'P2~' } } } } });
    await switching;
    expect((await late).error).toBeDefined();
    expect(session.scope()).toBe('P2~');
    expect(changes).not.toContain(true);
  });
});

describe('A change that needs the password again', () => {
  const saved = { data: { save: true } };

  it('is sent again after the confirmation, or after an unlock, which is a proof too', async () => {
    for (const prove of ['confirm', 'unlock'] as const) {
      const { client, session, names } = clientOf(refusal('CONFIRMATION_REQUIRED'), saved);
      const saving = client.mutate({ mutation: save });
      await settle();
      expect(session.state().confirmation).toBe('asked');
      if (prove === 'confirm') session.endConfirmation('given');
      else {
        session.lock('asked');
        session.unlock();
      }
      expect((await saving).data).toEqual({ save: true });
      expect(names()).toEqual(['Save', 'Save']);
      expect(session.state().confirmation).toBe('given');
    }
  });

  it('fails with the refusal when the user does not confirm, or signs out', async () => {
    for (const end of ['refuse', 'sign out'] as const) {
      const { client, session, names } = clientOf(refusal('CONFIRMATION_REQUIRED'), saved);
      const saving = client.mutate({ mutation: save }).catch((error: unknown) => error);
      await settle();
      if (end === 'refuse') session.endConfirmation('refused');
      else session.signedOut(null);
      expect(String(await saving)).toContain('CONFIRMATION_REQUIRED');
      expect(names()).toEqual(['Save']);
    }
  });
});

describe('An answer about another account', () => {
  it('does not reach the page, which shows its sign-in state', async () => {
    const { query, session } = clientOf({
      data: { viewer: { __typename: 'Viewer', id: 'viewer-2' } },
    });
    session.setAccount('viewer-1');
    expect((await query()).data).toBeFalsy();
    expect(session.state()).toMatchObject({ status: 'signed-out', notice: 'replaced' });
  });
});
