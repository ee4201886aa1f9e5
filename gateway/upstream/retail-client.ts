import type { ExceededLimit } from '../errors/exceeded-limit.ts';
import type { UploadForm } from './call-style.ts';
import type { OperationName } from './operations.ts';
import type { AddressUse } from './retail-config.ts';

/**
 * A configured address: data from the services that is checked against the allow-list of its use
 * before it is called.
 */
export interface ConfiguredAddress {
  /** The use; each has its own allow-list. */
  use: AddressUse;
  /** Service name; the default module MCA200021 when empty. */
  service: string | null | undefined;
  /** Path below the service, beginning with a slash. */
  uri: string | null | undefined;
}

export interface CallOptions {
  /** Time limit, UPSTREAM_TIMEOUT_MS (30000) when absent. */
  timeoutMs?: number;
  /** Calls the services even if an answer is cached. No effect on calls that are not cached. */
  fresh?: boolean;
}

/**
 * How a domain's rest.ts calls the services: an operation or a configured address in, the `data` of
 * the envelope out. Hides tokens, refresh, returncodes and time limits. Equal calls of one request
 * are made once. Throws UpstreamError.
 */
export interface RetailClient {
  call<Data>(operation: OperationName, body: unknown, options?: CallOptions): Promise<Data>;
  callConfigured<Data>(
    address: ConfiguredAddress,
    body: unknown,
    options?: CallOptions,
  ): Promise<Data>;
  /** Like callConfigured, for an address given as a complete path. */
  callPath<Data>(
    use: AddressUse,
    path: string,
    body: unknown,
    options?: CallOptions,
  ): Promise<Data>;
  /** Whether the operator's services have an operation, as far as RETAIL_CONFIG says. */
  hasOperation(operation: OperationName): boolean;
  /** Whether the allow-list of a use has a path. */
  allowsPath(use: AddressUse, path: string): boolean;
  /** Uploads a file. Equal uploads are not merged. */
  upload<Data>(operation: OperationName, form: UploadForm): Promise<Data>;
  /**
   * Downloads a file by the path that the services named, at most 5 MB by default. The path must be
   * on the allow-list of files.
   */
  download(path: string, limit?: { maxBytes: number }): Promise<Buffer>;
  /** Whether the allow-list of files has a path. */
  allowsFile(path: string): boolean;
  /** The limit that this many more calls would exceed, or null. Always null for background work. */
  limitExceededBy(calls: number): ExceededLimit | null;
  /** Drops the cached metadata of a module, and lookups, for all accounts of the enterprise. */
  forgetModule(moduleCode: string): void;
}
