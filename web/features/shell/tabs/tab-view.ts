import type { TabView } from '../../../platform/workbench/TabContext.tsx';

/**
 * How a tab is looked at, in its address: `v.NAME`. An address is somebody else's: only few plain names with small values pass, the others are
 * passed over, and the screen checks what they mean.
 */
export const noView: TabView = {};

const name = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/u;
const prefix = 'v.';
/** As long as servers and proxies take an address; a text counts as it is written there. */
const limits = { names: 40, value: 1000, address: 6000 };

/** What of a view an address can carry, in one order. */
export function plainView(view: Readonly<Record<string, unknown>>): TabView {
  const plain = Object.entries(view)
    .filter(
      (one): one is [string, string] =>
        typeof one[1] === 'string' && name.test(one[0]) && one[1].length <= limits.value,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, limits.names)
    .filter(fitting());
  return plain.length === 0 ? noView : Object.fromEntries(plain);
}

/** What an address has no room for is passed over as a whole. */
function fitting(): (one: [string, string]) => boolean {
  let room = limits.address;
  return ([key, value]) => {
    const length = new URLSearchParams({ [prefix + key]: value }).toString().length + 1;
    if (length > room) return false;
    room -= length;
    return true;
  };
}

export function sameView(one: TabView, other: TabView): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((at) => one[at] === other[at]);
}

export function readView(search: string): TabView {
  const found = [...new URLSearchParams(search)].filter(([key]) => key.startsWith(prefix));
  return plainView(
    Object.fromEntries(found.map(([key, value]) => [key.slice(prefix.length), value])),
  );
}

/** The search part of an address with this view and no other. */
export function withView(search: string, view: TabView): string {
  const before = new URLSearchParams(search);
  const others = [...before].filter(([key]) => !key.startsWith(prefix));
  const names = Object.entries(view).map(
    ([key, value]) => [prefix + key, value] as [string, string],
  );
  if (names.length === 0 && others.length === [...before].length) return search;
  const text = new URLSearchParams([...others, ...names]).toString();
  return text === '' ? '' : `?${text}`;
}
