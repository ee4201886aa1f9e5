import { afterAll, beforeEach } from 'vitest';
import { createSamplesApp } from '../../../retail/samples/samples-app.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

export const PORTAL = 'http://127.0.0.1:4000';
const START = Date.parse('2026-06-15T00:30:00Z');

interface PortalRequest {
  url: string;
  body: unknown;
  authorization: string | undefined;
  cookie: string | undefined;
}

/** Builds the samples with embedded services and a fake portal. Every test starts with a fresh state. */
export function buildSamples() {
  const state = {
    now: START,
    /** Requests that the samples have sent to the portal. */
    requests: [] as PortalRequest[],
    /** Responses of the portal by path. */
    portal: {} as Record<string, () => Response>,
  };
  const ask: typeof fetch = async (input, init) => {
    const { authorization, cookie } = init?.headers as Record<string, string>;
    const url = input instanceof Request ? input.url : input.toString();
    state.requests.push({ url, body: JSON.parse(init?.body as string), authorization, cookie });
    return state.portal[new URL(url).pathname]?.() ?? new Response('', { status: 404 });
  };
  const clock = () => state.now;
  const { app: retail, db } = buildRetail({ clock, samplesUrl: 'http://localhost:4200' });
  const app = createSamplesApp({ db, clock, portalUrl: PORTAL, ask });

  afterAll(async () => {
    await Promise.all([app.close(), retail.close()]);
    db.close();
  });
  beforeEach(() => {
    state.now = START;
    state.requests = [];
    state.portal = {
      '/microapp/token': () =>
        Response.json({ token: 'token-1', expiresIn: 600, account: {}, moduleCode: '200613' }),
      '/graphql': () =>
        Response.json({
          data: { viewer: { name: '林知夏', mainPost: { name: '营运总监' }, shop: null } },
        }),
    };
    db.exec('DELETE FROM login_failure');
  });
  return { app, retail, state };
}
