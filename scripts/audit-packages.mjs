import { readFileSync } from 'node:fs';
import { minVersion } from 'semver';
import { knownVulnerabilities, newerVersions } from './packages/ask-registry.mjs';
import { overdueUpdates, overdueVulnerabilities } from './packages/overdue.mjs';

/**
 * `npm run audit:packages`: compares the packages of the lock file with the times of "Updates of
 * packages" in docs/operating.md. Ends with 1 if one is overdue, and with 2 if the registry did not
 * answer, because then nothing is known.
 */
const held = JSON.parse(readFileSync(new URL('packages/held.json', import.meta.url), 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const node = minVersion(manifest.engines.node).version;

const answers = await Promise.all([knownVulnerabilities(), newerVersions(manifest)]);
const [vulnerabilities, versions] = answers;
const overdue = [
  ...overdueVulnerabilities(vulnerabilities.found ?? []),
  ...overdueUpdates(versions.found ?? [], { held, node, now: Date.now() }),
];
for (const line of overdue) console.log(`OVERDUE  ${line}`);
for (const { problem } of answers) if (problem) console.error(`UNKNOWN  ${problem}`);
const isKnown = answers.every(({ problem }) => !problem);
if (isKnown && overdue.length === 0) console.log('ok       No package is older than it may be.');
process.exitCode = overdue.length > 0 ? 1 : isKnown ? 0 : 2;
