import { spawn } from 'node:child_process';

/**
 * Programs that run together. What one says on its error channel is held back until it is ready: a program that does not get that far the
 * first time has failed to start, and whoever started it tells why. One that ends later is started again with the same settings, at most five
 * times a minute; then all of them end. A signal is passed on to all of them; whoever has not gone after the time of grace is killed.
 */
const GRACE_MS = 10_000;
const RESTARTS = 5;
const RESTARTS_MS = 60_000;
/** Between restarts, for each of those of the last minute: what needs a moment to recover gets it. */
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

  /** Runs a program once. `{ url }` once it is ready, or `{ said }` when it ended before; onEnd when it ended after that. */
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

  /** Starts a program of the project and answers `{ url }` once it is ready, or `{ failed, said }` when it ended before. */
  async function start(name, args, { env = {}, watched = false } = {}) {
    const program = { name, args, env, watched };
    const { url, said } = await run(program, (how) => void restart(program, how));
    return said === undefined ? { url } : { failed: !ending, said };
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0, signal));
  return { start, end, ended, isEnding: () => ending };
}
