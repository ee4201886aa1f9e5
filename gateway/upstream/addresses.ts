import { memoize } from '../async/memoize.ts';
import { compilePattern } from './address-pattern.ts';
import { OPERATIONS, type OperationName } from './operations.ts';
import { isPlainPath } from './relative-path.ts';
import type { ConfiguredAddress } from './retail-client.ts';
import {
  ADDRESS_USES,
  DEFAULT_SERVICE,
  type AddressUse,
  type RetailConfig,
} from './retail-config.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

export interface Addresses {
  /** Whether the operator's services have an operation, as far as RETAIL_CONFIG says. */
  hasOperation(operation: OperationName): boolean;
  ofOperation(operation: OperationName): URL;
  /**
   * The URL of a path that comes as data. Throws UpstreamError unless the allow-list of its use has
   * it.
   */
  ofConfigured(address: ConfiguredAddress): URL;
  ofPath(use: AddressUse, path: string): URL;
  /** Whether the allow-list of a use has the path. */
  allows(use: AddressUse, path: string): boolean;
}

const SERVICE_NAME = /^[A-Za-z0-9-]+$/u;

/**
 * Turns operations and configured addresses into URLs. Every result is below one of the operator's
 * base addresses.
 */
export function createAddresses(
  retailUrl: string,
  { baseUrls, paths, missing, allow }: RetailConfig,
): Addresses {
  const allowed = new Map(ADDRESS_USES.map((use) => [use, allow[use].map(compilePattern)]));
  const absent = new Set<OperationName>(missing);

  /** Operations have fixed paths, so their URLs are created once. Callers do not change them. */
  const ofOperations = memoize((operation: OperationName) =>
    urlOf(paths[operation] ?? OPERATIONS[operation]),
  );

  function urlOf(path: string): URL {
    const service = /^\/?(?:api|fs)\/([^/]+)/u.exec(path)?.[1] ?? '';
    const base = Object.hasOwn(baseUrls, service) ? (baseUrls[service] ?? retailUrl) : retailUrl;
    return new URL(base.replace(/\/+$/u, '') + path);
  }

  function allows(use: AddressUse, path: string): boolean {
    return isPlainPath(path) && (allowed.get(use)?.some((pattern) => pattern.test(path)) ?? false);
  }

  function ofPath(use: AddressUse, path: string): URL {
    if (!allows(use, path)) throw new UpstreamError('not-allowed', { operation: use });
    return urlOf(path);
  }

  return {
    hasOperation: (operation) => !absent.has(operation),
    ofOperation(operation) {
      if (absent.has(operation)) throw new UpstreamError('not-implemented', { operation });
      return ofOperations(operation);
    },
    ofConfigured({ use, service, uri }) {
      if (!uri) throw new UpstreamError('not-configured', { operation: use });
      const name = service || DEFAULT_SERVICE;
      if (!SERVICE_NAME.test(name) || !uri.startsWith('/'))
        throw new UpstreamError('not-allowed', { operation: use });
      return ofPath(use, `/api/${name}${uri}`);
    },
    ofPath,
    allows,
  };
}
