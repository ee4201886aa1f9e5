import { spawn } from 'node:child_process';

/**
 * Runs programs together. The error output of a program is held back until it is ready. If it ends
 * before that on its first start, the start has failed and the caller reports why. If it ends
 * later, it is restarted with the same settings, at most five times per minute; after that all
 * programs are stopped. Signals are passed on to all programs, and those still running after the
 * grace period are killed.
 */
const GRACE_MS = 10_000;
const RESTARTS = 5;
const RESTARTS_MS = 60_000;
/**
 * Delay before a restart, multiplied by the number of earlier restarts within the last minute, so
 * that a program has time to recover.
 */
const PAUSE_MS = 500;

export function createFamily() {
  const members = new Map();
  let ending = false;
  let exitCode = 0;
  let restarts = [];
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

  /** Resolves to `{ url }` when ready, else `{ said, how }`; calls onEnd if it ends later. */
  function run({ name, args, env, watched }, onEnd) {
    const stdio = watched
      ? ['inherit', 'inherit', 'inherit']
      : ['ignore', 'inherit', 'pipe', 'ipc'];
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
        const how = code === null ? `by ${signal}` : `with code ${code}`;
        if (!ready) resolve({ said: Buffer.concat(held).toString(), how });
        else if (!ending) onEnd(how);
        if (ending && members.size === 0) settle(exitCode);
      });
    });
  }

  async function restart(program, how) {
    const now = Date.now();
    restarts = restarts.filter((at) => at <= now && now - at < RESTARTS_MS);
    if (restarts.length >= RESTARTS) {
      console.error(
        `${program.name}: ended ${how} again after ${RESTARTS} restarts within a minute, so everything stops.`,
      );
      end(1);
      return;
    }
    restarts.push(now);
    console.error(
      `${program.name}: ended ${how} and is started again (restart ${restarts.length} of ${RESTARTS} within a minute).`,
    );
    await new Promise((resolve) => setTimeout(resolve, (restarts.length - 1) * PAUSE_MS));
    if (ending) return;
    const { said, how: failed } = await run(program, (later) => void restart(program, later));
    if (said === undefined || ending) return;
    process.stderr.write(said);
    await restart(program, failed);
  }

  /** Resolves to `{ url }` when ready, or to `{ failed, said }` if it ended before. */
  async function start(name, args, { env = {}, watched = false } = {}) {
    const program = { name, args, env, watched };
    const { url, said } = await run(program, (how) => void restart(program, how));
    return said === undefined ? { url } : { failed: !ending, said };
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0, signal));
  return { start, end, ended, isEnding: () => ending };
}
