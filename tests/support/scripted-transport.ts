import type { Transport } from '../../gateway/upstream/transport.ts';

export interface TransportCall {
  path: string;
  body: unknown;
  timeoutMs: number;
}

/** Data of an answer, or something thrown. */
export type Script = (call: TransportCall) => unknown;

/** Services without HTTP: each call is noted and answered by the script in an envelope. For what nock cannot show, such as time limits. */
export function createScriptedTransport(script: Script): { transport: Transport; calls: TransportCall[] } {
  const calls: TransportCall[] = [];
  const transport: Transport = async ({ url, body, timeoutMs }) => {
    const call = { path: url.pathname, body: JSON.parse(body ?? 'null') as unknown, timeoutMs };
    calls.push(call);
    const data = await script(call);
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify({ returncode: '0', message: 'success', data })) };
  };
  return { transport, calls };
}

/** A script that knows its paths. */
export function byPath(answers: Record<string, unknown>): Script {
  return ({ path }) => {
    if (!(path in answers)) throw new Error(`nobody answers ${path}`);
    return answers[path];
  };
}
