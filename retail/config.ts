import { z } from 'zod';
import { createFaults, type Faults } from './faults.ts';

/** What the environment and the command line say; the only place that reads them. */
export interface RetailConfig {
  host: string;
  port: number;
  dataDir: string;
  timeZone: string;
  demoToday: string | undefined;
  faults: Faults;
}

/** Its message has one line for each bad variable. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

const Environment = z.object({
  HOST: z
    .string()
    .regex(/^(127(\.\d{1,3}){3}|::1|localhost)$/, 'must be a loopback address, because the passwords of the demo accounts are public')
    .default('127.0.0.1'),
  RETAIL_PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'must be a port from 0 to 65535')
    .transform(Number)
    .default(4100),
  DATA_DIR: z.string().default('.data'),
  TIME_ZONE: z.string().refine(isTimeZone, 'must be an IANA time zone such as Asia/Shanghai').default('Asia/Shanghai'),
  DEMO_TODAY: z.iso.date('must be a date written YYYY-MM-DD').optional(),
  DEMO_FAULTS: z
    .string()
    .default('')
    .transform((text, context): Faults => {
      try {
        return createFaults(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    }),
});

/** An empty variable is an absent one; `--port=0` goes before RETAIL_PORT. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env, args: readonly string[] = process.argv.slice(2)): RetailConfig {
  const port = args.find((arg) => arg.startsWith('--port='))?.slice('--port='.length);
  const given = Object.entries({ ...environment, ...(port === undefined ? {} : { RETAIL_PORT: port }) });
  const result = Environment.safeParse(Object.fromEntries(given.filter(([, text]) => text !== '')));
  if (!result.success) throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const { HOST, RETAIL_PORT, DATA_DIR, TIME_ZONE, DEMO_TODAY, DEMO_FAULTS } = result.data;
  return { host: HOST, port: RETAIL_PORT, dataDir: DATA_DIR, timeZone: TIME_ZONE, demoToday: DEMO_TODAY, faults: DEMO_FAULTS };
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
