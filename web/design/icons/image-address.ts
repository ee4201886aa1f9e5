/**
 * The address if an icon that services send is one of a picture; null for everything else. Only
 * paths of this origin and https are followed: other schemes could run code or be read on the way.
 */
export function imageAddressOf(icon: string): string | null {
  const isPath = icon.startsWith('/');
  if (!isPath && !/^https:\/\//iu.test(icon)) return null;
  if (!URL.canParse(icon, window.location.origin)) return null;
  // `//host` and `/\host` begin like a path and lead to another server.
  const { origin } = new URL(icon, window.location.origin);
  return !isPath || origin === window.location.origin ? icon : null;
}
