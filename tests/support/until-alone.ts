/**
 * The arguments for /bin/sh that run a server until the process that started it ends, for any
 * reason: the shell reads from a pipe to which nothing is written then, and the pipe closes with
 * that process. The server is sent the signal, and the folder is removed. If a line was written to
 * the pipe before it closed, the folder stays, so that the server can be started again.
 */
export function untilAlone(
  signal: 'KILL' | 'QUIT',
  folder: string,
  command: readonly string[],
): string[] {
  return ['-c', SCRIPT, 'sh', signal, folder, ...command];
}

/** What is written to the pipe to keep the folder. */
export const KEEP_FOLDER = 'keep\n';

const SCRIPT =
  'trap "" INT TERM HUP; signal=$1; folder=$2; shift 2; "$@" </dev/null & pid=$!; read -r keep; kill -$signal $pid; wait $pid; [ -n "$keep" ] || rm -rf "$folder"';
