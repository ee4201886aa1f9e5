import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** The parts of a JSON schema that are needed to create an answer. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  /**
   * The kinds that cannot do without this property, although the schema does not require it of all
   * kinds.
   */
  'x-needed-by'?: string[];
}

interface Reference {
  $ref?: string;
}

interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Reference & { content?: Record<string, MediaType> }>;
}

/** One call in schema/retail.openapi.yaml. */
export interface ContractCall {
  id: string;
  method: 'GET' | 'POST';
  pattern: RegExp;
  /**
   * Where the token must be sent: not at all, as a header, or as a header and a query parameter.
   */
  token: 'none' | 'header' | 'header and query';
  request: MediaType | undefined;
  answer: MediaType;
  /** The problem with the body of a request, or null. */
  problemOf(body: unknown): string | null;
}

export const contract = parse(
  readFileSync(new URL('../../../schema/retail.openapi.yaml', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
};

/** Resolves a reference; returns any other node unchanged. */
export function resolved<Node extends Reference>(node: Node): Node {
  if (node.$ref === undefined) return node;
  const keys = node.$ref.slice(2).split('/');
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as Node;
}

export function contractCalls(): ContractCall[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(contract, 'retail', undefined, false);
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((verb) => {
      const operation = item[verb];
      return operation === undefined ? [] : [callOf(path, verb, operation, ajv)];
    }),
  );
}

function callOf(
  path: string,
  verb: 'get' | 'post',
  operation: Operation,
  ajv: Ajv2020,
): ContractCall {
  const request = operation.requestBody?.content['application/json'];
  const pointer = encodeURI(
    `/paths/${path.replaceAll('/', '~1')}/${verb}/requestBody/content/application~1json/schema`,
  );
  const [answer] = Object.values(resolved(operation.responses['200'] ?? {}).content ?? {});
  return {
    id: operation.operationId,
    method: verb === 'get' ? 'GET' : 'POST',
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
    token: tokenOf(operation),
    request,
    answer: answer ?? {},
    problemOf(body) {
      if (request === undefined) return null;
      const validate = ajv.getSchema(`retail#${pointer}`);
      if (validate === undefined) throw new Error(`The request of ${path} has no schema.`);
      return validate(body) === true ? null : ajv.errorsText(validate.errors);
    },
  };
}

function tokenOf({ security }: Operation): ContractCall['token'] {
  if (security === undefined) return 'header and query';
  if (security.length === 0 || security.some((one) => Object.keys(one).length === 0)) return 'none';
  return security.every((one) => 'token' in one) ? 'header and query' : 'header';
}
