import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { describe, expect, it, vi } from 'vitest';
import { loadable } from '../../../../web/platform/routes/loadable.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
const waiting = <p>on its way</p>;

describe('A component that is loaded when it is needed', () => {
  it('says that it is on its way, and is there as soon as its code and its texts are', async () => {
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

  it('is fetched once, however often it is drawn', async () => {
    const load = vi.fn(async () => Hello);
    const Part = loadable({ load, waiting });
    const { unmount } = await renderInPortal(<Part name="one" />);
    await screen.findByText('Hello one');
    unmount();
    await renderInPortal(<Part name="two" />);
    expect(screen.getByText('Hello two')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched once more by itself, so that a line that was broken for a moment breaks nothing', async () => {
    const load = vi
      .fn<() => Promise<typeof Hello>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(Hello);
    const Part = loadable({ load, waiting });
    await renderInPortal(<Part name="you" />);
    expect(await screen.findByText('Hello you')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails where somebody catches it, and is fetched again when it is tried again', async () => {
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
