import { spawn } from 'node:child_process';

/**
 * Programs that live and die together. What one says on its error channel is held back until it is ready: a program that does not
 * get that far has failed to start, and whoever started it tells why. One that ends later ends the others, with a line that names it. A
 * signal is passed on to all of them; whoever has not gone after the time of grace is made to go.
 */
const GRACE_MS = 10_000;

export function createFamily() {
  const members = new Map();
  let ending = false;
  let exitCode = 0;
  let settle;
  const ended = new Promise((resolve) => (settle = resolve));

  const end = (code, signal = 'SIGTERM') => {
    if (!ending) {
      ending = true;
      exitCode = code;
      setTimeout(() => members.forEach((_name, child) => child.kill('SIGKILL')), GRACE_MS).unref();
    }
    members.forEach((_name, child) => child.kill(signal));
    if (members.size === 0) settle(exitCode);
  };

  /** Starts a program of the project and answers `{ url }` once it is ready, or `{ failed, said }` when it ended before. */
  function start(name, args, { env = {}, watched = false } = {}) {
    const stdio = watched ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'inherit', 'pipe', 'ipc'];
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio });
    members.set(child, name);
    const held = [];
    let ready = watched;
    child.stderr?.on('data', (piece) => (ready ? process.stderr.write(piece) : held.push(piece)));

    return new Promise((resolve) => {
      child.on('message', (message) => {
        if (!message?.ready) return;
        ready = true;
        process.stderr.write(Buffer.concat(held));
        resolve({ url: message.url });
      });
      child.on('error', (error) => held.push(Buffer.from(`${error.message}\n`)));
      child.on('close', (code, signal) => {
        members.delete(child);
        if (!ready) resolve({ failed: !ending, said: Buffer.concat(held).toString() });
        else if (!ending) {
          console.error(`${name}: ended ${code === null ? `by ${signal}` : `with code ${code}`}, so everything stops.`);
          end(code || 1);
        }
        if (ending && members.size === 0) settle(exitCode);
      });
    });
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0, signal));
  return { start, end, ended, isEnding: () => ending };
}
