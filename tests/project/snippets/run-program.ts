import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a program did. */
interface Ran {
  code: number | null;
  printed: string;
  failures: string;
}

/** Runs a program to its end, with nothing of this process's environment but the path. */
export async function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  {
    folder,
    env,
    input,
  }: { folder: string; env: Record<string, string>; input?: string | undefined },
): Promise<Ran> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, LANG: 'C.UTF-8', ...env },
    // A snippet that waits for ever is a failed test, not a hanging one.
    timeout: 20_000,
  });
  child.stdin.end(input ?? '');
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [printed, failures, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  // Headers of an HTTP answer end with \r\n.
  return { code, printed: printed.replaceAll('\r\n', '\n'), failures };
}
