import { diff, gt, prerelease, satisfies } from 'semver';

/** The times of docs/operating.md; a test compares them. */
export const UPDATE_DAYS = { minor: 90, major: 180 };
const DAY_MS = 86_400_000;

/**
 * Vulnerabilities that must not be there. The registry does not say when one was published, so each
 * of critical, high or moderate severity in a package of production counts at once, which is
 * stricter than the documented times. The others wait for the next release.
 */
export function overdueVulnerabilities(found) {
  return found
    .filter(
      ({ severity, isInProduction }) =>
        isInProduction && ['critical', 'high', 'moderate'].includes(severity),
    )
    .map(({ name, severity, title }) => `${name}: known vulnerability (${severity}): ${title}`);
}

/**
 * Packages of which a newer version has been there for too long: of the same major version, or of a
 * later one. Versions that need a newer Node than the project, previews, and those that
 * packages/held.json excludes with a reason do not count. Below 1.0 each minor version is a major
 * one.
 */
export function overdueUpdates(packages, { held, node, now }) {
  return packages.flatMap(({ name, current, newer }) => {
    const late = newer
      .filter(
        ({ version, node: supported }) =>
          gt(version, current) &&
          prerelease(version) === null &&
          satisfies(node, supported) &&
          !(held[name] && satisfies(version, held[name].versions)),
      )
      .map(({ version, publishedAt }) => ({
        version,
        days: Math.floor((now - publishedAt) / DAY_MS),
        allowed: UPDATE_DAYS[stepTo(version, current)],
      }))
      .filter(({ days, allowed }) => days > allowed)
      .sort((one, other) => other.days - one.days);
    const [{ version, days, allowed } = {}] = late;
    if (version === undefined) return [];
    return `${name} ${current}: ${version} has been there for ${days} days, allowed are ${allowed}`;
  });
}

function stepTo(version, current) {
  const step = diff(current, version);
  return step === 'major' || (step === 'minor' && current.startsWith('0.')) ? 'major' : 'minor';
}
