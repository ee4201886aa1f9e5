import { expect, it } from 'vitest';
import { readView, withView } from '../../../../web/features/shell/tabs/tab-view.ts';
import type { TabView } from '../../../../web/platform/workbench/TabContext.tsx';

type Parameters = Readonly<Record<string, string>>;

/** The address, the parameters of the screen, and what differs from the default view. */
type ReadRow<View> = readonly [string, Parameters, Partial<View>];

/** The address, the parameters of the screen, a change, and the address after it. */
type ChangeRow<View> = readonly [string, Parameters, Partial<View>, string];

interface Codec<View extends object> {
  read: (address: TabView, parameters: Parameters) => View;
  change: (address: TabView, part: Partial<View>, parameters: Parameters) => TabView;
}

/** Users have bookmarked these addresses and sent them to others, so they keep their meaning. */
export function checkReading<View extends object>(
  { read }: Pick<Codec<View>, 'read'>,
  usual: View,
  rows: readonly ReadRow<View>[],
): void {
  it.each(rows)('%s with the parameters %o means %o', (address, parameters, meant) => {
    expect(read(readView(address), parameters)).toEqual({ ...usual, ...meant });
  });
}

export function checkWriting<View extends object>(
  { change }: Pick<Codec<View>, 'change'>,
  rows: readonly ChangeRow<View>[],
): void {
  const entriesOf = (search: string) => Object.fromEntries(new URLSearchParams(search));
  it.each(rows)('%s with the parameters %o after %o is %s', (address, parameters, part, after) => {
    const written = withView('', change(readView(address), part, parameters));
    expect(entriesOf(written)).toEqual(entriesOf(after));
  });
}
