import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a measured program: answers `cpu` from its parent with its processor time so far, and
 * `memory` with its memory after garbage collection.
 */
process.on('message', (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  }
  if (message === 'memory') {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc');
    collect();
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss, used: heapUsed + external });
  }
});
