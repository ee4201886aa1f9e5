export interface KnownVulnerability {
  name: string;
  severity: string;
  title: string;
  isInProduction: boolean;
}

export interface NewerVersions {
  name: string;
  current: string;
  newer: { version: string; node: string; publishedAt: number }[];
}

export const UPDATE_DAYS: Readonly<Record<'minor' | 'major', number>>;

/** One line for each vulnerability that must not be there. */
export function overdueVulnerabilities(found: readonly KnownVulnerability[]): string[];

/** One line for each package of which a newer version has been there for too long. */
export function overdueUpdates(
  packages: readonly NewerVersions[],
  options: {
    held: Readonly<Record<string, { versions: string }>>;
    node: string;
    now: number;
  },
): string[];
