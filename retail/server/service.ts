import type { paths } from '../../schema/generated/retail.ts';
import type { Download } from '../files/download.ts';
import type { UploadedFile } from '../files/uploaded-file.ts';
import type { Clock } from './clock.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

/** The caller, from the access token. Suppliers have no post, so everything that belongs to a post is null for them. */
export interface Caller {
  userid: string;
  usercode: string;
  username: string;
  /** '2' is a supplier or tenant, anything else is staff. */
  usertype: string;
  tenantid: string | null;
  entid: string;
  postcode: string | null;
  posttmplcode: string | null;
  deptcode: string | null;
  shopid: string | null;
  /** Joins the tokens that descend from one sign-in. */
  family: string;
}

export interface ServiceContext {
  db: RetailDatabase;
  clock: Clock;
  /** Business date `YYYY-MM-DD`: DEMO_TODAY, or today in the time zone of the enterprise. */
  today(): string;
  caller: Caller;
  /** Address of the samples without a trailing slash; null if they do not run. */
  samplesUrl: string | null;
}

type OperationOf<Path extends keyof paths> = paths[Path] extends { post: infer Operation }
  ? Operation
  : paths[Path] extends { get: infer Operation }
    ? Operation
    : never;

/** The fields of a multipart body; binary fields are UploadedFile. */
type FormOf<Fields> = { [Name in keyof Fields]: Name extends 'file' ? UploadedFile : Fields[Name] };

type ContentOf<Body> = [Body] extends [never]
  ? unknown
  : Body extends { content: { 'application/json': infer Json } }
    ? Json extends readonly unknown[]
      ? { list: Json }
      : Json
    : Body extends { content: { 'multipart/form-data': infer Fields } }
      ? FormOf<Fields>
      : unknown;

type BodyOf<Operation> = Operation extends { requestBody?: infer Body }
  ? ContentOf<NonNullable<Body>>
  : unknown;

type PathParametersOf<Operation> = Operation extends { parameters: { path: infer Parameters } }
  ? Parameters
  : unknown;

/**
 * The input of a call: its JSON body (a list arrives as `{ list }`) with the parameters of its
 * path.
 */
type RequestOf<Path extends keyof paths> = BodyOf<OperationOf<Path>> &
  PathParametersOf<OperationOf<Path>>;

/** The `data` of the envelope, or a file instead of an envelope. */
export type AnswerOf<Path extends keyof paths> =
  OperationOf<Path> extends {
    responses: { 200: { content: { 'application/json': { data?: infer Data } } } };
  }
    ? Data
    : Download;

/** Answers the `data` of the envelope; throws RetailError for everything that is not returncode '0'. The body has been checked. */
export type Handler<Path extends keyof paths> = (
  request: RequestOf<Path>,
  context: ServiceContext,
) => AnswerOf<Path> | Promise<AnswerOf<Path>>;

/** Handlers by the path under which the document describes them; its types are those of the document. */
export type ServiceTable = { readonly [Path in keyof paths]?: Handler<Path> };

/** A handler as the server calls it, which knows its path only at run time and has checked the request against the document. */
export type UntypedHandler = (request: Record<string, unknown>, context: ServiceContext) => unknown;

export type UntypedServices = Readonly<Record<string, UntypedHandler>>;

export type UntypedOpenServices = Readonly<
  Record<string, (request: Record<string, unknown>) => unknown>
>;

/** Calls without a sign-in, so there is no caller. */
export type OpenServiceTable = {
  readonly [Path in keyof paths]?: (
    request: RequestOf<Path>,
  ) => AnswerOf<Path> | Promise<AnswerOf<Path>>;
};
