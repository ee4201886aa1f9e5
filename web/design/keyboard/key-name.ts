/** The name of a key as it stands on the keyboard of this machine. */
export function keyName(key: string, userAgent: string): string {
  const apple = /Mac|iPhone|iPad/u.test(userAgent);
  const names: Readonly<Record<string, string>> = apple
    ? { mod: '⌘', Alt: '⌥', Shift: '⇧' }
    : { mod: 'Ctrl' };
  return names[key] ?? key;
}
