import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** One call of the OpenAPI document, with what tests need. */
export interface DocumentedCall {
  id: string;
  path: string;
  method: 'GET' | 'POST';
  /** Whether the call works without a valid token. */
  open: boolean;
  /** The path with the example values of its parameters. */
  exampleUrl: string;
  /** The example of the request body. Undefined for an upload or a GET. */
  example: unknown;
  returncodes: string[];
  /** The problem with a complete answer, or null. */
  problemOf(answer: unknown): string | null;
}

interface Operation {
  operationId: string;
  security?: Record<string, unknown>[];
  'x-returncodes': string[];
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: {
    content: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>;
  };
  responses: Record<string, { $ref?: string }>;
}

/**
 * Every call in schema/retail.openapi.yaml with a check of its answers, for the embedded services
 * and for all fixtures.
 */
export function documentedCalls(): DocumentedCall[] {
  const document = parse(
    readFileSync(new URL('../../../schema/retail.openapi.yaml', import.meta.url), 'utf8'),
  ) as {
    paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  };
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'retail', undefined, false);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((verb) => {
      const operation = item[verb];
      if (!operation) return [];
      const answer =
        operation.responses['200']?.$ref?.slice(1) ??
        `/paths/${escape(path)}/${verb}/responses/200`;
      return [
        {
          id: operation.operationId,
          path,
          exampleUrl: (operation.parameters ?? []).reduce(
            (url, parameter) => url.replace(`{${parameter.name}}`, String(parameter.example)),
            path,
          ),
          method: verb === 'get' ? ('GET' as const) : ('POST' as const),
          open: isOpen(operation),
          example: exampleOf(operation),
          returncodes: operation['x-returncodes'],
          problemOf(body: unknown) {
            const validate = ajv.compile({
              $ref: `retail#${answer}/content/application~1json/schema`,
            });
            return validate(body) ? null : ajv.errorsText(validate.errors);
          },
        },
      ];
    }),
  );
}

/** Whether a call has no security requirement, or an alternative without one. */
function isOpen({ security }: Operation): boolean {
  return (
    security !== undefined &&
    (security.length === 0 || security.some((one) => Object.keys(one).length === 0))
  );
}

/** The example of the request body, or the first one of several. */
function exampleOf({ requestBody }: Operation): unknown {
  const { example, examples = {} } = requestBody?.content['application/json'] ?? {};
  return example ?? Object.values(examples)[0]?.value;
}

function escape(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}
