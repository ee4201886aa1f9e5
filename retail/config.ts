import { isDay } from './server/calendar.ts';
import { createFaults, type Faults } from './faults/faults.ts';

/** The configuration from the environment and the command line. Nothing else reads them. */
export interface RetailConfig {
  host: string;
  port: number;
  dataDir: string;
  timeZone: string;
  demoToday: string | undefined;
  faults: Faults;
  /** Port of the samples; null: 4200, or any other where that is taken. */
  samplesPort: number | null;
  /** Origin of the portal that the samples belong to. */
  portalUrl: string;
}

/** Its message has one line for each bad variable. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Each returns its value, or throws what a valid value looks like. Written by hand, because a
 * schema library would take a fifth of the start time.
 */
const READERS = {
  HOST(text = '127.0.0.1') {
    return demand(
      text,
      /^(127(\.\d{1,3}){3}|::1|localhost)$/.test(text),
      'a loopback address, because the passwords of the demo accounts are public',
    );
  },
  RETAIL_PORT: (text = '4100') => portOf(text),
  RETAIL_SAMPLES_PORT: (text?: string) => (text === undefined ? null : portOf(text)),
  PORTAL_URL(text = 'http://127.0.0.1:4000') {
    return demand(
      text,
      isOrigin(text),
      'an origin: scheme, host and port only, such as http://127.0.0.1:4000',
    );
  },
  DATA_DIR: (text = '.data') => text,
  TIME_ZONE(text = 'Asia/Shanghai') {
    return demand(text, isTimeZone(text), 'an IANA time zone such as Asia/Shanghai');
  },
  DEMO_TODAY(text?: string) {
    return text === undefined ? undefined : demand(text, isDay(text), 'a date written YYYY-MM-DD');
  },
  DEMO_FAULTS: (text = ''): Faults => createFaults(text),
};

type Variables = { [Name in keyof typeof READERS]: ReturnType<(typeof READERS)[Name]> };

/** An empty variable counts as absent; `--port=0` takes precedence over RETAIL_PORT. */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  args: readonly string[] = process.argv.slice(2),
): RetailConfig {
  const port = args.find((arg) => arg.startsWith('--port='))?.slice('--port='.length);
  const given = port === undefined ? environment : { ...environment, RETAIL_PORT: port };
  const problems: string[] = [];
  const values = Object.entries(READERS).map(([name, read]) => {
    try {
      return [name, read(given[name]?.trim() || undefined)];
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return [name, undefined];
    }
  });
  if (problems.length > 0) throw new ConfigError(problems);
  const good = Object.fromEntries(values) as Variables;
  return {
    host: good.HOST,
    port: good.RETAIL_PORT,
    dataDir: good.DATA_DIR,
    timeZone: good.TIME_ZONE,
    demoToday: good.DEMO_TODAY,
    faults: good.DEMO_FAULTS,
    samplesPort: good.RETAIL_SAMPLES_PORT,
    portalUrl: good.PORTAL_URL,
  };
}

function portOf(text: string): number {
  return Number(
    demand(text, /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'a port from 0 to 65535'),
  );
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function demand(text: string, isGood: boolean, good: string): string {
  if (!isGood) throw new Error(`'${text}' must be ${good}`);
  return text;
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
