/** The signed-in user, as far as the module's page may know. */
interface ActingFor {
  name: string;
  post: string | null;
  shop: string | null;
}

/**
 * The calls of an embedded module's server to the portal. The token stays on the server; the page
 * never gets it.
 */
export interface PortalClient {
  /**
   * Exchanges the one-time code for a token and loads the account with it; null if the code or the
   * token is refused.
   */
  actingFor(code: string): Promise<ActingFor | null>;
}

interface Answer {
  data?: {
    viewer: {
      name: string;
      mainPost: { name: string } | null;
      shop: { name: string } | null;
    } | null;
  };
}

const TIMEOUT_MS = 5000;
const QUERY = '{ viewer { name mainPost { name } shop { name } } }';

export function createPortalClient(portalUrl: string, ask: typeof fetch): PortalClient {
  async function post(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return ask(portalUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  return {
    async actingFor(code) {
      const granted = await post('/microapp/token', { code });
      if (!granted.ok) return null;
      const { token } = (await granted.json()) as { token: string };
      const answer = await post('/graphql', { query: QUERY }, { authorization: `Bearer ${token}` });
      const { data } = (await answer.json()) as Answer;
      const viewer = data?.viewer;
      return viewer
        ? {
            name: viewer.name,
            post: viewer.mainPost?.name ?? null,
            shop: viewer.shop?.name ?? null,
          }
        : null;
    },
  };
}
