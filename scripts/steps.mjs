import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Runs the tools of the project one after the other or in parallel, and prints one line with the
 * result of each.
 */
const bin = (name) => resolve('node_modules/.bin', name);

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a program to its end and collects its output. With `live`, the output is printed directly.
 */
export function run(program, args, { live = false, cwd, env } = {}) {
  return new Promise((settle) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    child.stdout?.on('data', (piece) => said.push(piece));
    child.stderr?.on('data', (piece) => said.push(piece));
    child.on('error', (error) => settle({ ok: false, output: error.message }));
    child.on('close', (code) => settle({ ok: code === 0, output: Buffer.concat(said).toString() }));
  });
}

export const runTool = (name, args, options) => run(bin(name), args, options);

/**
 * Runs one step and prints its line, plus the output of the tool if it failed. `work` resolves to
 * `{ ok, output }`.
 */
export async function step(title, work) {
  const since = performance.now();
  const { ok, output, note = '' } = await work();
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${title.padEnd(46)} ${seconds(since).padStart(8)}${note && `  ${note}`}`,
  );
  if (!ok && output) console.log(output.trimEnd());
  return ok;
}

/** Runs steps in parallel, at most `width` at a time. Returns false if one of them failed. */
export async function sideBySide(steps, width) {
  const waiting = [...steps];
  const outcomes = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await next());
  };
  await Promise.all(Array.from({ length: width }, worker));
  return outcomes.every(Boolean);
}
