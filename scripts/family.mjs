import { spawn } from 'node:child_process';

/**
 * Programs that live and die together. The first that ends by itself ends the others, with one line that names it; a signal is passed
 * on to all of them; whoever has not gone after the time of grace is made to go.
 */
const GRACE_MS = 10_000;

export function createFamily() {
  const members = new Map();
  let ending = false;
  let settle;
  const ended = new Promise((resolve) => (settle = resolve));
  let exitCode = 0;

  const end = (code, signal = 'SIGTERM') => {
    if (!ending) {
      ending = true;
      exitCode = code;
      setTimeout(() => members.forEach((_name, child) => child.kill('SIGKILL')), GRACE_MS).unref();
    }
    members.forEach((_name, child) => child.kill(signal));
    if (members.size === 0) settle(exitCode);
  };

  const left = (child, name, code, signal) => {
    members.delete(child);
    if (!ending) {
      console.error(code === null ? `${name} was ended by ${signal}; stopping.` : `${name} ended with code ${code}; stopping.`);
      end(code || 1);
    } else if (members.size === 0) settle(exitCode);
  };

  /** Starts a member. `ready` settles with what it says by IPC once it is ready, and never when it dies before. */
  function start(name, args, { env = {}, stdio = ['ignore', 'inherit', 'inherit', 'ipc'] } = {}) {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio });
    members.set(child, name);
    child.on('error', (error) => console.error(`${name}: ${error.message}`));
    child.on('close', (code, signal) => left(child, name, code, signal));
    return new Promise((resolve) => child.on('message', (message) => message?.ready && resolve(message)));
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0, signal));
  return { start, end, ended, get ending() { return ending; } };
}
