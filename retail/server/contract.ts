import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  readDocument,
  type DocumentedOperation,
  type RetailDocument,
} from './contract-document.ts';

/** One documented call. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST';
  /** As documented: parameters in braces. */
  path: string;
  /** May be called without a live access token. */
  open: boolean;
  /** Returns the problem of a body with its field, or null. */
  check(body: unknown): string | null;
}

type Compile = (pointer: string) => ValidateFunction;

/** The calls of schema/retail.openapi.yaml, with a check for each request body. */
export function loadContract(): Operation[] {
  const document = readDocument();
  const compile = lazyCompiler(document);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((verb) => {
      const operation = item[verb];
      return operation ? [describe(compile, path, verb, operation)] : [];
    }),
  );
}

/** Checks are compiled only when the first body arrives, so that the services start faster. */
function lazyCompiler(document: RetailDocument): Compile {
  let ajv: Ajv2020 | undefined;
  return (pointer) => {
    if (!ajv) {
      ajv = new Ajv2020({ strict: false, validateFormats: false });
      ajv.addSchema(document, 'retail', undefined, false);
    }
    return ajv.compile({ $ref: `retail#${pointer}` });
  };
}

function describe(
  compile: Compile,
  path: string,
  verb: 'get' | 'post',
  operation: DocumentedOperation,
): Operation {
  const hasSchema = operation.requestBody?.content['application/json'] !== undefined;
  let validate: ValidateFunction | undefined;
  return {
    id: operation.operationId,
    method: verb === 'get' ? 'GET' : 'POST',
    path,
    open: isOpen(operation),
    check(body) {
      if (!hasSchema) return null;
      validate ??= compile(
        `/paths/${escapePointer(path)}/${verb}/requestBody/content/application~1json/schema`,
      );
      return validate(body) ? null : describeError(validate.errors?.[0]);
    },
  };
}

/** No security at all, or an alternative that needs none. */
function isOpen({ security }: DocumentedOperation): boolean {
  return (
    security !== undefined &&
    (security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0))
  );
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function describeError(error: ErrorObject | undefined): string {
  const parent = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const missing = error?.params.missingProperty as string | undefined;
  const field = [parent, missing].filter(Boolean).join('.') || 'body';
  return missing === undefined
    ? `Bad parameter ${field}: ${error?.message ?? 'not valid'}`
    : `Bad parameter ${field}: missing`;
}
