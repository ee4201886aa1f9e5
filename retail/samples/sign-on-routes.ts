import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/accounts.ts';
import type { Authentication } from '../accounts/authentication.ts';
import { RetailError } from '../server/envelope.ts';
import type { SingleSignOn } from '../accounts/single-sign-on.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { exitPage, signOnPage, type Person } from './sign-on-page.ts';
import { pickLanguage, type SignOnText } from './sign-on-texts.ts';

export interface SignOnOptions {
  db: RetailDatabase;
  portalUrl: string;
  authentication: Authentication;
  singleSignOn: SingleSignOn;
}

const ENTERPRISE = '100001';
const ACCOUNTS = [
  'ops_director',
  'admin',
  'area_east',
  'store1001',
  'buyer_fresh',
  'analyst',
  'v10001',
  'v10002',
];

const PROBLEMS: Readonly<Record<string, { status: number; text: SignOnText }>> = {
  A0210: { status: 400, text: 'wrong' },
  A0211: { status: 429, text: 'tooMany' },
};

const STATE = /^[\w.~-]{1,256}$/u;

/** The portal's state, returned unchanged, so that the portal recognizes its own browser. */
function stateIn(fields: unknown): string {
  const state =
    typeof fields === 'object' && fields !== null && 'state' in fields ? fields.state : '';
  return typeof state === 'string' && STATE.test(state) ? state : '';
}

/** The sample single-sign-on system: it authenticates a user and sends the browser to the portal with a code for one use. */
export function signOnRoutes(
  app: FastifyInstance,
  { db, portalUrl, authentication, singleSignOn }: SignOnOptions,
): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    // Browsers apply this policy to the redirect after the form as well.
    `form-action 'self' ${portalUrl}`,
    "frame-ancestors 'none'",
  ].join('; ');
  const people = db
    .prepare<Person>(
      'SELECT usercode, username FROM account WHERE entid = ? AND usercode IN (SELECT value FROM json_each(?)) ORDER BY usertype, rowid',
    )
    .all([ENTERPRISE, JSON.stringify(ACCOUNTS)]);

  const send = (reply: FastifyReply, page: string, status = 200) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  const languageOf = ({ headers }: FastifyRequest) => pickLanguage(headers['accept-language']);

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.get('/sign-on/', async (request, reply) =>
    send(reply, signOnPage(languageOf(request), people, stateIn(request.query))),
  );
  app.get('/sign-on/exit', async (request, reply) =>
    send(reply, exitPage(languageOf(request), `${portalUrl}/login`)),
  );
  app.post('/sign-on/', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const account = form.get('account') ?? '';
    const state = stateIn(Object.fromEntries(form));
    try {
      const { userid } = await prove(account, form.get('password') ?? '');
      return await reply
        .code(303)
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
        .header(
          'location',
          `${portalUrl}/login?${new URLSearchParams({ code: singleSignOn.issueCode(userid), ...(state !== '' && { state }) }).toString()}`,
        )
        .send();
    } catch (error) {
      const problem = error instanceof RetailError ? PROBLEMS[error.returncode] : undefined;
      if (problem === undefined) throw error;
      return send(
        reply,
        signOnPage(languageOf(request), people, state, { account, text: problem.text }),
        problem.status,
      );
    }
  });

  async function prove(account: string, password: string): Promise<AccountRow> {
    if (!people.some(({ usercode }) => usercode === account)) throw new RetailError('A0210');
    const usertype = account.startsWith('v') ? '2' : '1';
    return authentication.verify({ entid: ENTERPRISE, account, password, usertype });
  }
}
