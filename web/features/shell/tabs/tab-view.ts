import type { TabView } from '../../../platform/workbench/TabContext.tsx';

/**
 * The view of a tab, such as its filters, written to the address as `v.NAME`. Anyone can write an
 * address, so only a few plain names with short values are accepted. The screen checks the values.
 */
export const emptyView: TabView = {};

const viewNamePattern = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/u;
const VIEW_PREFIX = 'v.';
/** Limits in characters. Servers and proxies limit the (encoded) length of an address. */
const limits = { names: 40, value: 1000, address: 6000 };

/** The part of a view that fits into an address, sorted by name. */
export function sanitizeView(view: Readonly<Record<string, unknown>>): TabView {
  const plain = Object.entries(view)
    .filter(
      (one): one is [string, string] =>
        typeof one[1] === 'string' && viewNamePattern.test(one[0]) && one[1].length <= limits.value,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, limits.names)
    .filter(fitsAddress());
  return plain.length === 0 ? emptyView : Object.fromEntries(plain);
}

/** A filter for entries that leaves out those for which the address has no more space. */
function fitsAddress(): (one: [string, string]) => boolean {
  let room = limits.address;
  return ([key, value]) => {
    const length = new URLSearchParams({ [VIEW_PREFIX + key]: value }).toString().length + 1;
    if (length > room) return false;
    room -= length;
    return true;
  };
}

/** Whether two views have the same values. */
export function isSameView(one: TabView, other: TabView): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((key) => one[key] === other[key])
  );
}

/** Reads the view from the search part of an address; invalid values are left out. */
export function readView(search: string): TabView {
  const found = [...new URLSearchParams(search)].filter(([key]) => key.startsWith(VIEW_PREFIX));
  return sanitizeView(
    Object.fromEntries(found.map(([key, value]) => [key.slice(VIEW_PREFIX.length), value])),
  );
}

/** Replaces the view in the search part of an address. */
export function withView(search: string, view: TabView): string {
  const before = new URLSearchParams(search);
  const others = [...before].filter(([key]) => !key.startsWith(VIEW_PREFIX));
  const names = Object.entries(view).map(
    ([key, value]) => [VIEW_PREFIX + key, value] as [string, string],
  );
  if (names.length === 0 && others.length === [...before].length) return search;
  const text = new URLSearchParams([...others, ...names]).toString();
  return text === '' ? '' : `?${text}`;
}
