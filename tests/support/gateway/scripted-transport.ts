import type { Transport } from '../../../gateway/upstream/transport.ts';

export interface TransportCall {
  path: string;
  body: unknown;
  timeoutMs: number;
}

/** Thrown by a script to make the services answer with this error code. */
export class Refused extends Error {
  readonly returncode: string;
  constructor(returncode: string) {
    super(returncode);
    this.returncode = returncode;
  }
}

/** Returns the data of an answer, or throws. */
export type Script = (call: TransportCall) => unknown;

/**
 * Services without HTTP: records each call, and wraps the result of the script in an envelope. For
 * tests of what nock cannot simulate, such as time limits.
 */
export function createScriptedTransport(script: Script): {
  transport: Transport;
  calls: TransportCall[];
} {
  const calls: TransportCall[] = [];
  const transport: Transport = async ({ url, body, timeoutMs }) => {
    const call = {
      path: url.pathname,
      body: JSON.parse(body?.toString() ?? 'null') as unknown,
      timeoutMs,
    };
    calls.push(call);
    const envelope = await answerOf(script, call);
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(envelope)) };
  };
  return { transport, calls };
}

async function answerOf(
  script: Script,
  call: TransportCall,
): Promise<{ returncode: string; message: string; data: unknown }> {
  try {
    return { returncode: '0', message: 'success', data: await script(call) };
  } catch (error) {
    if (error instanceof Refused)
      return { returncode: error.returncode, message: 'refused', data: null };
    throw error;
  }
}

/** A script that answers by path. */
export function byPath(answers: Record<string, unknown>): Script {
  return ({ path }) => {
    if (!(path in answers)) throw new Error(`nobody answers ${path}`);
    return answers[path];
  };
}
