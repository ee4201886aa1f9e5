import { gql, type TypedDocumentNode } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useCommand } from '../../../../web/platform/data/useCommand.ts';
import { inputsOf, waitingGateway } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

interface Payload {
  thing: string | null;
  userErrors: { code: string; message: string }[];
}
interface Variables {
  input: { key: string; id: string };
}

const ThingSaveDocument = gql`
  mutation ThingSave($input: ThingInput!) {
    thingSave(input: $input) {
      thing
      userErrors {
        code
        message
      }
      other
    }
  }
` as TypedDocumentNode<{ thingSave: Payload | null }, Variables>;

/** Shows the outcome of the command as text, with buttons that run it for one thing or another. */
function Thing() {
  const [outcome, setOutcome] = useState('');
  const { run, busy } = useCommand(ThingSaveDocument, {
    resultOf: ({ thing }: Payload) => thing,
    keepsKey: ({ thing }) => thing === 'half',
  });
  async function save(id: string) {
    const notice = { done: 'Saved it', failed: (reason: string) => `Not saved: ${reason}` };
    const done = await run((key) => ({ input: { key, id } }), { subject: id, notice });
    setOutcome(done.kind === 'refused' ? `refused: ${done.error.message}` : done.kind);
  }
  return (
    <>
      <output aria-label="outcome">{busy ? 'busy' : outcome}</output>
      <button onClick={() => void save('a')}>save a</button>
      <button onClick={() => void save('b')}>save b</button>
    </>
  );
}

const answerOf = (
  payload: object | null,
  ...errors: readonly GraphQLFormattedError[]
): FormattedExecutionResult => ({
  data: {
    thingSave: payload && { __typename: 'ThingPayload', userErrors: [], other: null, ...payload },
  },
  ...(errors.length > 0 && { errors }),
});
const failed = (code: string) => ({ message: 'because', extensions: { code } });
const refusal = (code: string) =>
  answerOf({ thing: null, userErrors: [{ __typename: 'UserError', code, message: 'too late' }] });
const outcome = () => screen.getByRole('status', { name: 'outcome' }).textContent;

async function showThing() {
  const gateway = waitingGateway();
  await renderInPortal(<Thing />, { gateway, locale: 'en-US' });
  async function save(id: string, answer: FormattedExecutionResult | Error) {
    fireEvent.click(screen.getByRole('button', { name: `save ${id}` }));
    await waitFor(() => expect(outcome()).toBe('busy'));
    gateway.requests.at(-1)?.answer(answer);
    await waitFor(() => expect(outcome()).not.toBe('busy'));
  }
  const keys = () => inputsOf<Variables['input']>(gateway, 'ThingSave').map(({ key }) => key);
  return { save, keys };
}

const lost = new TypeError('Failed to fetch');
const done = answerOf({ thing: 'x' });

it.each<[string, FormattedExecutionResult | Error, string, RegExp]>([
  ['done', done, 'done', /^Saved it/u],
  [
    'done, although another field failed',
    answerOf({ thing: 'x' }, failed('UPSTREAM_FAILED')),
    'done',
    /^Saved it/u,
  ],
  ['refused by its data', refusal('CONFLICT'), 'refused: too late', /^too late/u],
  ['failed without effect', answerOf(null, failed('FORBIDDEN')), 'failed', /^Not saved: because/u],
  [
    'unknown after a late answer',
    answerOf(null, failed('UPSTREAM_TIMEOUT')),
    'unknown',
    /^Not saved: /u,
  ],
  ['unknown without an answer', lost, 'unknown', /^Not saved: /u],
  ['unknown without a payload', answerOf(null), 'unknown', /^Not saved: /u],
  ['unknown without its result', answerOf({ thing: null }), 'unknown', /^Not saved: /u],
  ['unknown if the services do not know', refusal('OUTCOME_UNKNOWN'), 'unknown', /^Not saved: /u],
])('is %s, and shows it once', async (_what, answer, expected, notice) => {
  const { save } = await showThing();
  await save('a', answer);
  expect(outcome()).toBe(expected);
  const notices = screen.getAllByText(notice);
  expect(notices).toHaveLength(1);
});

it.each<[string, FormattedExecutionResult | Error, boolean]>([
  ['done', done, false],
  ['done in part', answerOf({ thing: 'half' }), true],
  ['refused', refusal('CONFLICT'), false],
  ['failed without effect', answerOf(null, failed('FORBIDDEN')), false],
  ['unknown', lost, true],
  ['unknown to the services', refusal('OUTCOME_UNKNOWN'), true],
])('after a command that is %s, repeats it with the right key', async (_what, answer, isSame) => {
  const { save, keys } = await showThing();
  await save('a', answer);
  await save('b', done);
  await save('a', done);
  const [first, other, second] = keys();
  expect(other).not.toBe(first);
  expect(second === first).toBe(isSame);
});
