import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SERVERS } from '../../../scripts/build.mjs';
import { freePort } from '../../support/free-port.ts';

/** A line of the log, or what was printed instead of one. */
interface LogLine {
  level: string;
  msg: string;
  [field: string]: unknown;
}

/** A gateway in a process of its own, with a data folder that no other process sees. */
export interface GatewayProcess {
  url: string;
  port: number;
  /** Lines of the log from the level warn on, also of earlier processes at this port. */
  log(): LogLine[];
  /** Whether the process runs. */
  isRunning(): boolean;
  /** Starts it at the same port, with other variables if given. Rejects with what it printed. */
  start(changed?: Readonly<Record<string, string>>): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Stops it in the middle of what it does: connections stay open, and nothing is answered. */
  hang(): void;
  resume(): void;
}

/** Starts none yet. */
export async function gatewayProcess(
  env: Readonly<Record<string, string>>,
): Promise<GatewayProcess> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'gateway-cluster-'));
  const port = await freePort();
  const { PATH = '' } = process.env;
  const fixed = { PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR };
  const lines: LogLine[] = [];
  let child: ChildProcess | null = null;

  async function kill(): Promise<void> {
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  onTestFinished(async () => {
    await kill();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  return {
    url: `http://127.0.0.1:${String(port)}`,
    port,
    kill,
    log: () => lines,
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    hang: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async start(changed = {}) {
      const from = lines.length;
      child = spawn(process.execPath, [join(dirname(SERVERS.result), 'gateway.mjs')], {
        env: { ...fixed, ...env, ...changed },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      const { stdout, stderr } = child;
      for (const stream of [stdout, stderr]) if (stream !== null) readLines(stream, lines);
      await Promise.race([
        once(child, 'message'),
        once(child, 'close').then(() => {
          throw new Error(
            lines
              .slice(from)
              .map(({ msg }) => msg)
              .join('\n'),
          );
        }),
      ]);
    },
  };
}

function readLines(stream: NodeJS.ReadableStream, lines: LogLine[]): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.filter((part) => part !== '').map(lineOf));
  });
}

function lineOf(text: string): LogLine {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return { level: 'printed', msg: text };
  }
}
