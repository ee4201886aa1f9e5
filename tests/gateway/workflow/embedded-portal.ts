import { onTestFinished } from 'vitest';
import { TransportError, type Transport } from '../../../gateway/upstream/transport.ts';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { startGateway, type GraphqlAnswer } from '../../support/gateway/gateway.ts';
import { startRetail } from '../../support/retail/retail-server.ts';

/** 2026-06-15 14:02 in Shanghai. */
const START = Date.parse('2026-06-15T06:02:00Z');

export type Ask = (
  query: string,
  variables?: Record<string, unknown>,
  language?: string,
) => Promise<GraphqlAnswer>;

/**
 * Starts gateway and embedded services over HTTP with a manual clock. Answers of the given paths
 * are lost although the services have carried out the calls.
 */
export async function embeddedPortal() {
  const time = { now: START };
  const lost = new Map<string, TransportError['failure']>();
  const retail = await startRetail({
    clock: () => time.now,
    lifetimes: { accessMs: 1e9, refreshMs: 1e9 },
  });
  onTestFinished(() => retail.close());
  const send = createUndiciTransport({ connections: 16 });
  const transport: Transport = async (request) => {
    const response = await send(request);
    const failure = lost.get(request.url.pathname);
    if (failure !== undefined) throw new TransportError(failure);
    return response;
  };
  transport.close = () => send.close();
  const gateway = await startGateway({ retailUrl: retail.url }, { transport });

  async function signIn(account: string, userType = 'STAFF'): Promise<Ask> {
    const input = { enterpriseCode: '100001', account, password: 'Retail@2026', userType };
    const query =
      'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { userErrors { code } } }';
    const { headers } = await gateway.ask(query, { variables: { input } });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return (text, variables, language = 'en-US') =>
      gateway.ask(text, {
        cookie,
        headers: { 'accept-language': language },
        ...(variables && { variables }),
      });
  }
  return { time, lost, signIn, db: retail.db };
}

export interface Refusal {
  field: string[] | null;
  code: string;
  message: string;
}

export interface Button {
  id: string;
  name: string;
  action: string;
  isConfigured: boolean;
}

export interface Approval {
  instanceCode: string;
  taskCode: string;
  status: string;
  history: { actionName: string | null; opinion: string | null }[];
  buttons: Button[];
}

const APPROVAL = `query($code: String!) { viewer { approval(taskCode: $code) {
  instanceCode taskCode status history { actionName opinion } buttons { id name action isConfigured } } } }`;
const WAITING = `query($type: String!) { viewer { approvals(list: PENDING, pageSize: 50, filter: { documentType: $type }) { nodes { taskCode } } } }`;
const PRESS = `mutation($input: WorkflowActionInput!) { workflowActionSubmit(input: $input) {
  approval { status } viewer { approvalTotals { pending } } userErrors { field code message } } }`;

export async function approvalOf(ask: Ask, code: string): Promise<Approval> {
  const { data } = await ask(APPROVAL, { code });
  return (data?.viewer as { approval: Approval }).approval;
}

/** The first pending approval of a document type. */
export async function waitingOf(ask: Ask, type: string): Promise<Approval> {
  const { data } = await ask(WAITING, { type });
  const [first] = (data?.viewer as { approvals: { nodes: { taskCode: string }[] } }).approvals
    .nodes;
  return approvalOf(ask, first?.taskCode ?? '');
}

export function buttonOf({ buttons }: { buttons: Button[] }, name: string): Button {
  const found = buttons.find((button) => button.name === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

interface Pressed {
  approval: { status: string } | null;
  viewer: { approvalTotals: { pending: number } } | null;
  userErrors: Refusal[];
}

let keys = 0;

/** Presses a button, with a new key unless one is given. */
export async function press(
  ask: Ask,
  button: Pick<Button, 'id'>,
  input: object,
  language?: string,
) {
  const whole = { key: `press-number-${String((keys += 1))}`, button: button.id, ...input };
  const { data, errors } = await ask(PRESS, { input: whole }, language);
  return { outcome: data?.workflowActionSubmit as Pressed | undefined, errors };
}

export async function refusalOf(
  ask: Ask,
  button: Pick<Button, 'id'>,
  input: object,
  language?: string,
) {
  const { outcome } = await press(ask, button, input, language);
  return outcome?.userErrors.map(({ code, message }) => `${code} ${message}`);
}
