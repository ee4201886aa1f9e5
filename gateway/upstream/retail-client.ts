import type { ExceededLimit } from '../errors/exceeded-limit.ts';
import type { UploadForm } from './call-style.ts';
import type { OperationName } from './operations.ts';
import type { AddressUse } from './retail-config.ts';

/** A configured address: data from the services, checked against the allow-list of its use before it is called. */
export interface ConfiguredAddress {
  /** What asks: each use has its own allow-list. */
  use: AddressUse;
  /** Service name; the default module MCA200021 when empty. */
  service: string | null | undefined;
  /** Path below the service, beginning with a slash. */
  uri: string | null | undefined;
}

export interface CallOptions {
  /** Time limit, UPSTREAM_TIMEOUT_MS (30000) when absent. */
  timeoutMs?: number;
  /** Asks the services even if an answer is at hand; without meaning for calls whose answers are not kept. */
  fresh?: boolean;
}

/**
 * What a domain's rest.ts sees of the services: an operation or a configured address in, the envelope's `data` out. Tokens, refresh,
 * returncodes and time limits are behind it; equal calls of one request are made once. Throws UpstreamError.
 */
export interface RetailClient {
  call<Data>(operation: OperationName, body: unknown, options?: CallOptions): Promise<Data>;
  callConfigured<Data>(
    address: ConfiguredAddress,
    body: unknown,
    options?: CallOptions,
  ): Promise<Data>;
  /** The same for an address that comes as a whole path. */
  callPath<Data>(
    use: AddressUse,
    path: string,
    body: unknown,
    options?: CallOptions,
  ): Promise<Data>;
  /** Whether the allow-list of a use knows a path. */
  allowsPath(use: AddressUse, path: string): boolean;
  /** Sends a file. Two equal uploads are two files. */
  upload<Data>(operation: OperationName, form: UploadForm): Promise<Data>;
  /** The bytes of a file by the path that the services told, at most 5 MB unless more is said. The allow-list of files decides. */
  download(path: string, limit?: { maxBytes: number }): Promise<Buffer>;
  /** Whether that allow-list knows a path. */
  knowsFile(path: string): boolean;
  /** The limit that a request would exceed with so many calls more; null where it would not, and for work in the background. */
  limitExceededBy(calls: number): ExceededLimit | null;
  /** Has everybody of the enterprise ask for a module's metadata, and for lookups, anew. */
  forgetModule(moduleCode: string): void;
}
