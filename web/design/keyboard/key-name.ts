/**
 * The name of a key as printed on the keyboard of this computer; `mod` is ⌘ on a Mac and Ctrl
 * elsewhere.
 */
export function keyName(key: string, userAgent: string): string {
  const apple = /Mac|iPhone|iPad/u.test(userAgent);
  const names: Readonly<Record<string, string>> = apple
    ? { mod: '⌘', Alt: '⌥', Shift: '⇧' }
    : { mod: 'Ctrl' };
  return names[key] ?? key;
}
