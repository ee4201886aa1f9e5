import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copySeededFile, DEMO_TODAY } from '../retail/retail-database.ts';

/**
 * Runs the whole portal like an operator does: two real processes on free ports, with the built
 * pages and a separate data folder.
 */

interface Program {
  url: string;
  /** The address of the samples; only the services have one. */
  samples?: string;
  said: () => string;
  stop: () => Promise<void>;
}

export interface RunningPortal {
  /** The address for the browser. */
  origin: string;
  /** The address of the sample module and the sample single sign-on. */
  samples: string;
  /**
   * The data folder of both programs. Tests change data in it directly, without going through the
   * programs.
   */
  dataFolder: string;
  /** The output of both programs so far. */
  said: () => string;
  /** Stops only the retail services. */
  stopRetail: () => Promise<void>;
  /** Starts the retail services again at the same address, after stopRetail. */
  startRetail: () => Promise<void>;
  close: () => Promise<void>;
}

export interface PortalOptions {
  /** A folder made by makeSeededData. The portal copies it. */
  seededData: string;
  /** The value of DEMO_FAULTS for the services. */
  faults?: string;
  /** Settings of the gateway that differ from the defaults, for example shorter waiting times. */
  settings?: Readonly<Record<string, string>>;
  /**
   * Puts a proxy between gateway and services: takes their address and returns the one for the
   * gateway.
   */
  between?: (retailUrl: string) => Promise<string>;
}

const projectRoot = join(import.meta.dirname, '..', '..', '..');
const dataFolder = (parent: string) => mkdtemp(join(parent, 'retail-portal-'));

/** The bundle if the setup of the journeys has built it, else the sources. */
function programOf(name: 'gateway' | 'retail'): string[] {
  const bundles = process.env.BUILT_SERVERS;
  return bundles === undefined
    ? ['--import', 'tsx', `${name}/main.ts`]
    : [join(bundles, `${name}.mjs`)];
}

function runProgram(name: 'gateway' | 'retail', env: Record<string, string>): Promise<Program> {
  const child: ChildProcess = spawn(process.execPath, programOf(name), {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'America/New_York',
      DEMO_TODAY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
  const said = () => Buffer.concat(pieces).toString();
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return new Promise((resolve, reject) => {
    child.once('message', (message) =>
      resolve({ ...(message as { url: string; samples?: string }), said, stop }),
    );
    child.once('close', () => reject(new Error(`${name} ended before it was ready:\n${said()}`)));
  });
}

const runRetail = (
  dataDir: string,
  { faults = '', portalUrl = 'http://127.0.0.1:4000', port = '0', samplesPort = '0' } = {},
) =>
  runProgram('retail', {
    DATA_DIR: dataDir,
    RETAIL_PORT: port,
    RETAIL_SAMPLES_PORT: samplesPort,
    PORTAL_URL: portalUrl,
    DEMO_FAULTS: faults,
  });

/**
 * Finds a free port for the portal in advance, because the samples need its address before it runs.
 */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}

/**
 * Creates a data folder with the demo data, which are generated once for each state of the services.
 * Portals that copy it create their folders next to it.
 */
export async function makeSeededData(parent = tmpdir()): Promise<string> {
  const folder = await dataFolder(parent);
  await rename(copySeededFile(), join(folder, 'retail.sqlite'));
  return folder;
}

export async function startPortal({
  seededData,
  faults,
  settings,
  between,
}: PortalOptions): Promise<RunningPortal> {
  const dataDir = await dataFolder(dirname(seededData));
  await cp(seededData, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const port = await freePort();
  const portalUrl = `http://127.0.0.1:${port}`;
  let retail = await runRetail(dataDir, { faults, portalUrl });
  const ports = {
    port: new URL(retail.url).port,
    samplesPort: new URL(retail.samples ?? retail.url).port,
  };
  const samples = retail.samples ?? '';
  const env = {
    DATA_DIR: dataDir,
    PORT: port,
    RETAIL_URL: between ? await between(retail.url) : retail.url,
    DEMO_ACCOUNTS: '1',
    MICROAPP_ORIGINS: samples,
    SSO_ORIGINS: samples,
    SSO_URL: `${samples}/sign-on/`,
    ...settings,
  };
  const gateway = await runProgram('gateway', env).catch(async (error: unknown) => {
    await retail.stop();
    throw error;
  });
  return {
    origin: gateway.url,
    samples,
    dataFolder: dataDir,
    said: () => retail.said() + gateway.said(),
    stopRetail: () => retail.stop(),
    startRetail: async () => {
      retail = await runRetail(dataDir, { faults, portalUrl, ...ports });
    },
    close: async () => {
      await Promise.all([gateway.stop(), retail.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
