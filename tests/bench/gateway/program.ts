import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program in its own process. */
export interface Program {
  url: string;
  /** Sends a message and returns the answer. */
  order(message: object | 'cpu' | 'memory'): Promise<Record<string, unknown>>;
  /** Processor time so far, in milliseconds. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The file of a program of this folder. */
export const programFile = (name: 'limit-endpoint' | 'replay-upstream'): string =>
  fileOf(`./${name}.ts`);

/** Starts a program, and waits until it answers requests. */
export async function startProgram(
  file: string,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<Program> {
  const loaders = [
    ...(file.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ...['--import', fileOf('./report-cpu.mjs')],
  ];
  const child = spawn(process.execPath, [...flags, ...loaders, file], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'close');
  async function answer(): Promise<Record<string, unknown>> {
    const ended = gone.then(() => {
      throw new Error(`${file} has ended`);
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [
      Record<string, unknown>,
    ];
    return message;
  }
  const { url } = await answer();
  async function order(message: object | 'cpu' | 'memory'): Promise<Record<string, unknown>> {
    child.send(message);
    return answer();
  }
  return {
    url: String(url),
    order,
    cpuMs: async () => Number((await order('cpu')).cpuMs),
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
