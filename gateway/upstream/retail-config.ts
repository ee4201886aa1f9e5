import { parse } from 'yaml';
import { z } from 'zod';
import { OPERATIONS, type OperationName } from './operations.ts';
import { isPlainPath } from './relative-path.ts';

/** The uses of configured addresses. Each use has its own allow-list. */
export const ADDRESS_USES = [
  'card',
  'languagePack',
  'elf',
  'file',
  'workflow',
  'sheet',
  'option',
  'list',
] as const;
export type AddressUse = (typeof ADDRESS_USES)[number];

/** How an operator's services differ from schema/retail.openapi.yaml: the content of RETAIL_CONFIG. */
export interface RetailConfig {
  /** Base address by service name (the segment after /api or /fs); RETAIL_URL for the others. */
  baseUrls: Readonly<Record<string, string>>;
  /** Path by operation, where it differs from the documented one. */
  paths: Readonly<Partial<Record<OperationName, string>>>;
  /** Operations that these services do not have. */
  missing: readonly OperationName[];
  /** Patterns of allowed paths by use: `*` within a segment, `**` for any rest. */
  allow: Readonly<Record<AddressUse, readonly string[]>>;
}

/** The service of cards that name none. */
export const DEFAULT_SERVICE = 'MCA200021';

export const DEFAULT_RETAIL_CONFIG: RetailConfig = {
  baseUrls: {},
  paths: {},
  missing: [],
  allow: {
    card: [`/api/${DEFAULT_SERVICE}/**`],
    languagePack: ['/api/msc-gls/languagePack/**'],
    elf: ['/api/msc-casper/**'],
    file: ['/fs/msc-file/file/**'],
    workflow: ['/api/msc-bpm/**'],
    sheet: ['/api/msc-sheet/**'],
    list: ['/api/msc-mdm/**'],
    option: [
      '/api/msc-bpm/option/**',
      '/api/msc-mdm/*/search',
      '/api/msc-gls/**/query',
      '/api/zb-mca-base/*/search',
    ],
  },
};

const operation = z.enum(Object.keys(OPERATIONS) as [OperationName, ...OperationName[]]);
const path = z.string().refine(isPlainPath, 'is no plain path that begins with a slash');
const patterns = z.array(z.string().refine(isPattern, 'is no path pattern that begins with /'));
const base = z
  .string()
  .refine(isBaseUrl, 'is no http or https address without user, query and fragment');
const service = z.string().regex(/^[A-Za-z0-9-]+$/u, 'is no service name');

const file = z.strictObject({
  baseUrls: z.record(service, base).optional(),
  paths: z.partialRecord(operation, path).optional(),
  missing: z.array(operation).optional(),
  allow: z.strictObject(byUse(() => patterns.optional())).optional(),
});

/** Reads RETAIL_CONFIG (YAML or JSON). Throws an Error whose message lists everything that is wrong with it. */
export function parseRetailConfig(text: string): RetailConfig {
  const read = file.safeParse(parse(text) ?? {});
  if (!read.success)
    throw new Error(
      read.error.issues
        .map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`)
        .join('; '),
    );
  const { baseUrls, paths, missing, allow } = read.data;
  return {
    baseUrls: baseUrls ?? {},
    paths: paths ?? {},
    missing: missing ?? [],
    allow: byUse((use) => allow?.[use] ?? DEFAULT_RETAIL_CONFIG.allow[use]),
  };
}

function byUse<Value>(valueOf: (use: AddressUse) => Value): Record<AddressUse, Value> {
  return Object.fromEntries(ADDRESS_USES.map((use) => [use, valueOf(use)])) as Record<
    AddressUse,
    Value
  >;
}

export function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    /^https?:$/u.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  );
}

function isPattern(pattern: string): boolean {
  return isPlainPath(pattern.replaceAll('*', 'x'));
}
