import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useViewer, ViewerProvider } from '../../../../web/platform/session/ViewerContext.tsx';
import { viewer } from '../../support/viewer-fixture.ts';

it('does not render pages again when the parts of the shell arrive, only when the account changes', () => {
  const names: string[] = [];
  function Page() {
    const { name, settings } = useViewer();
    names.push(`${name}, ${settings?.clientName ?? 'no settings'}`);
    return <p>{name}</p>;
  }
  const page = <Page />;
  const withParts = (parts: object) => (
    <ViewerProvider value={{ ...viewer, settings: null, ...parts }}>{page}</ViewerProvider>
  );
  const { rerender } = render(withParts({}));
  rerender(withParts({ commonMenus: [], taskCounts: { open: 3 } }));
  rerender(withParts({ session: { ...viewer.session } }));
  expect(names).toEqual(['林知夏, no settings']);
  rerender(withParts({ settings: { clientName: 'Shop', menuMode: 'LEFT' } }));
  expect(names).toEqual(['林知夏, no settings', '林知夏, Shop']);
});
