import { ConfigError, loadConfig } from '../gateway/config/config.ts';
import { ConfigError as RetailConfigError, readConfig } from '../retail/config.ts';

/**
 * Prints one line for each invalid environment variable of the gateway and the embedded services. A
 * variable read by both is listed once. Exits with 1 if there is any.
 */
const embedded = !process.env.RETAIL_URL;

function linesOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigError || error instanceof RetailConfigError)
      return error.message.split('\n');
    throw error;
  }
}

const environment = embedded ? { ...process.env, DEMO_ACCOUNTS: '1' } : process.env;
const lines = [
  ...linesOf(() => loadConfig(environment)),
  ...(embedded ? linesOf(() => readConfig({ ...process.env, HOST: '127.0.0.1' }, [])) : []),
];
const byVariable = new Map(
  [...lines].reverse().map((line) => [/^\w+/.exec(line)?.[0] ?? line, line]),
);
for (const line of [...byVariable.values()].reverse()) console.error(line);
process.exitCode = lines.length > 0 ? 1 : 0;
