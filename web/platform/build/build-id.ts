/** The build that served this page; null during development. */
export function readOwnBuild(page: Document): string | null {
  return page.querySelector('meta[name="portal-build"]')?.getAttribute('content') ?? null;
}

/** The build currently served; null if that is unknown. */
export async function fetchServedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    if (!response.ok) return null;
    const build: unknown = await response.json();
    return typeof build === 'object' &&
      build !== null &&
      'id' in build &&
      typeof build.id === 'string'
      ? build.id
      : null;
  } catch {
    return null;
  }
}
