import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../async/clock.ts';
import { systemAfter } from '../async/timers.ts';
import { createRenewedCredentials } from '../certificates/renewed-credentials.ts';
import { ConfigError, loadConfig, type Config } from '../config/config.ts';
import { silentLogger } from '../logging/logger.ts';
import { accountName } from '../request/security-log.ts';
import { openProcessState } from '../store/open-process-state.ts';
import type { ProcessState } from '../store/process-state.ts';

const USAGE = 'Usage: end-sessions --account ENTERPRISE/ACCOUNT, or end-sessions --all';

/**
 * The command of an operator without an account of an administrator: ends the sessions of an account,
 * or all, in the store of the gateways with the same settings, which may be running. It returns what
 * to print. The services are not called, so the tokens of these sessions run out there by themselves.
 */
export async function endSessions(given: readonly string[]): Promise<string> {
  const account = accountIn(given);
  const state = await openState(loadConfig());
  try {
    let ended = 0;
    for await (const { id, account: owner } of state.sessions.all()) {
      if (account !== null && accountName(owner.ent_id, owner.userCode) !== account) continue;
      await state.sessions.delete(id);
      ended += 1;
    }
    return `Sessions ended: ${ended}.`;
  } finally {
    await state.close();
  }
}

/** The account that is named; null for all. Staff and suppliers of one code are both meant. */
function accountIn(given: readonly string[]): string | null {
  const { account, all } = optionsIn(given);
  if ((account === undefined) === !all || account?.includes('/') === false)
    throw new ConfigError([USAGE]);
  return account ?? null;
}

function optionsIn(given: readonly string[]): { account?: string; all?: boolean } {
  try {
    const options = { account: { type: 'string' }, all: { type: 'boolean' } } as const;
    return parseArgs({ args: [...given], options }).values;
  } catch {
    throw new ConfigError([USAGE]);
  }
}

async function openState(config: Config): Promise<ProcessState> {
  // Opening a file that is not there would make an empty one, and end nothing.
  if (config.redisUrl === null && !existsSync(join(config.dataDir, 'gateway.sqlite')))
    throw new ConfigError([
      `There are no sessions in ${config.dataDir}: set DATA_DIR, or REDIS_URL, as for the gateway`,
    ]);
  const parts = { clock: systemClock, logger: silentLogger };
  const files = { authorities: config.redisAuthorities, client: config.redisClient };
  const credentials = createRenewedCredentials(files, { server: 'Redis', ...parts });
  return openProcessState({ config, ...parts, after: systemAfter, credentials });
}
