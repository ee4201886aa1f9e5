import { run, sideBySide } from '../steps.mjs';

/**
 * Asks the registry by npm, so that its settings, credentials and proxies apply. Each answer has
 * `found`, or `problem`: why nothing is known, and what to do.
 */
const WIDTH = 4;
const WHAT_TO_DO =
  'Run this where the registry can be reached; "npm config get registry" and "npm ping" show it.';

async function npm(...args) {
  const { output } = await run('npm', [...args, '--json', '--loglevel', 'silent'], {
    env: { NO_UPDATE_NOTIFIER: '1' },
  });
  try {
    return JSON.parse(output.trim() || '{}');
  } catch {
    return { error: {} };
  }
}

/** The vulnerabilities of the lock file: name, severity, title, and whether production has it. */
export async function knownVulnerabilities() {
  const reports = [
    await npm('audit', '--package-lock-only', '--omit=dev'),
    await npm('audit', '--package-lock-only'),
  ];
  if (reports.some((report) => report.vulnerabilities === undefined))
    return {
      problem: `The registry did not tell known vulnerabilities. A mirror may not offer that. ${WHAT_TO_DO}`,
    };
  const [production, all] = reports.map(({ vulnerabilities }) => vulnerabilities);
  return {
    found: Object.values(all).map(({ name, severity, via }) => ({
      name,
      severity,
      title: via.map((cause) => cause.title ?? `through ${cause}`).join('; '),
      isInProduction: production[name] !== undefined,
    })),
  };
}

/** The newer versions of the packages that package.json names, with time and supported Node. */
export async function newerVersions({ dependencies, devDependencies }) {
  const pinned = Object.entries({ ...dependencies, ...devDependencies });
  const outdated = await npm('outdated', '--long');
  if (outdated.error !== undefined)
    return { problem: `The registry did not tell newer versions. ${WHAT_TO_DO}` };
  // An alias has its target behind a colon.
  const names = new Set(Object.keys(outdated).map((key) => key.split(':')[0]));
  const found = [];
  const silent = [];
  const asks = pinned
    .filter(([name, version]) => names.has(name) && /^\d/.test(version))
    .map(([name, current]) => async () => {
      const newer = await npm('view', `${name}@>${current}`, 'version', 'engines');
      const times = await npm('view', name, 'time');
      // What has no newer version in the range is not found.
      const hasNone = newer.error?.summary?.startsWith('No match found') === true;
      if ((newer.error !== undefined && !hasNone) || times.error !== undefined)
        return void silent.push(name);
      // A version that names no engines is a text.
      const versions = [newer]
        .flat()
        .map((each) => (typeof each === 'string' ? { version: each } : each))
        .filter(({ version }) => times[version] !== undefined);
      found.push({
        name,
        current,
        newer: versions.map(({ version, engines }) => ({
          version,
          node: engines?.node ?? '*',
          publishedAt: Date.parse(times[version]),
        })),
      });
    });
  await sideBySide(asks, WIDTH);
  if (silent.length > 0)
    return { found, problem: `The registry told nothing of ${silent.join(', ')}. ${WHAT_TO_DO}` };
  return { found: found.sort((one, other) => (one.name < other.name ? -1 : 1)) };
}
