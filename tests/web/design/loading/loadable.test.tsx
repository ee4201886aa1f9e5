import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { describe, expect, it, vi } from 'vitest';
import { loadable } from '../../../../web/design/loading/loadable.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
const waiting = <p>on its way</p>;

describe('A lazily loaded component', () => {
  it('shows that it is loading, and appears as soon as its code and its texts are loaded', async () => {
    let arrive: (part: typeof Hello) => void = () => undefined;
    const Part = loadable({
      load: () => new Promise<typeof Hello>((resolve) => (arrive = resolve)),
      texts: 'work',
      waiting,
    });
    await renderInPortal(<Part name="you" />);
    expect(screen.getByText('on its way')).toBeDefined();
    await act(async () => arrive(Hello));
    expect(screen.getByText('Hello you')).toBeDefined();
    expect(screen.queryByText('on its way')).toBeNull();
  });

  it('is fetched once, however often it is rendered', async () => {
    const load = vi.fn(async () => Hello);
    const Part = loadable({ load, waiting });
    const { unmount } = await renderInPortal(<Part name="one" />);
    await screen.findByText('Hello one');
    unmount();
    await renderInPortal(<Part name="two" />);
    expect(screen.getByText('Hello two')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched a second time automatically, so that a short network failure has no effect', async () => {
    const load = vi
      .fn<() => Promise<typeof Hello>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(Hello);
    const Part = loadable({ load, waiting });
    await renderInPortal(<Part name="you" />);
    expect(await screen.findByText('Hello you')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails into the error boundary, and is fetched again by a retry', async () => {
    const load = vi
      .fn<() => Promise<typeof Hello>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(Hello);
    const Part = loadable({ load, waiting });
    function Page() {
      const [tries, setTries] = useState(0);
      return (
        <ErrorBoundary
          resetKeys={[tries]}
          fallback={<button onClick={() => setTries(tries + 1)}>again</button>}
        >
          <Part name="you" />
        </ErrorBoundary>
      );
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderInPortal(<Page />);
    await user.click(await screen.findByRole('button', { name: 'again' }));
    expect(await screen.findByText('Hello you')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
  });
});
