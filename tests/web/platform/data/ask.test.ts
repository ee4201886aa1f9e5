import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAsk } from '../../../../web/platform/data/useAsk.ts';

afterEach(() => vi.useRealTimers());

/** A hook whose questions the test answers, in any order. */
function ask(first: string | null, delayMs = 0) {
  const asked: { question: string | null; answer: (text: string) => void; fail: () => void }[] = [];
  const view = renderHook(
    ({ question }: { question: string | null }) =>
      useAsk<string>(
        question,
        () =>
          new Promise((answer, reject) => {
            asked.push({ question, answer, fail: () => reject(new Error('no answer')) });
          }),
        { delayMs },
      ),
    { initialProps: { question: first } },
  );
  const shows = async (state: string, answer: string | null) =>
    waitFor(() => expect(view.result.current).toMatchObject({ state, answer }));
  return { ...view, asked, shows, questions: () => asked.map(({ question }) => question) };
}

it('asks nothing without a question', () => {
  const { result, asked } = ask(null);
  expect(asked).toEqual([]);
  expect(result.current).toMatchObject({ state: 'idle', answer: null });
});

it('shows the answer to the latest question only, however late the others arrive', async () => {
  const { asked, rerender, shows } = ask('one');
  rerender({ question: 'two' });
  await shows('loading', null);
  asked[1]?.answer('second');
  await shows('ready', 'second');
  asked[0]?.answer('first');
  await act(() => Promise.resolve());
  await shows('ready', 'second');
});

it('keeps the last answer while the next question is asked, and if that fails', async () => {
  const { asked, rerender, shows, result } = ask('one');
  asked[0]?.answer('first');
  await shows('ready', 'first');
  rerender({ question: 'two' });
  await shows('loading', 'first');
  asked[1]?.fail();
  await shows('failed', 'first');
  act(() => result.current.retry());
  await shows('loading', 'first');
  asked[2]?.answer('second');
  await shows('ready', 'second');
});

it('fails without an answer if the first question fails', async () => {
  const { asked, shows } = ask('one');
  asked[0]?.fail();
  await shows('failed', null);
});

it('asks only what is still wanted after the delay', () => {
  vi.useFakeTimers();
  const { rerender, questions } = ask('i', 300);
  vi.advanceTimersByTime(200);
  rerender({ question: 'in' });
  vi.advanceTimersByTime(299);
  expect(questions()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(questions()).toEqual(['in']);
});

it('asks nothing any more when its component is gone', () => {
  vi.useFakeTimers();
  const { unmount, questions } = ask('one', 300);
  unmount();
  vi.advanceTimersByTime(1000);
  expect(questions()).toEqual([]);
});
