import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, test, vi } from 'vitest';
import { useAwaited } from '../../../../web/design/loading/useAwaited.ts';

function Shown({ promise }: { promise: Promise<{ text: string }> }) {
  const value = useAwaited(promise);
  return <p>{value === null ? 'waiting' : value.text}</p>;
}

test('shows the value as soon as it is there', async () => {
  let resolve: (value: { text: string }) => void = () => undefined;
  const promise = new Promise<{ text: string }>((fulfil) => (resolve = fulfil));
  render(<Shown promise={promise} />);
  expect(screen.getByText('waiting')).toBeTruthy();
  await act(async () => {
    resolve({ text: 'loaded' });
    await promise;
  });
  expect(screen.getByText('loaded')).toBeTruthy();
});

test('throws a failure to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const promise = Promise.reject(new Error('not found'));
  await act(async () => {
    render(
      <ErrorBoundary fallbackRender={({ error }) => <p>{(error as Error).message}</p>}>
        <Shown promise={promise} />
      </ErrorBoundary>,
    );
    await promise.catch(() => undefined);
  });
  expect(screen.getByText('not found')).toBeTruthy();
});
