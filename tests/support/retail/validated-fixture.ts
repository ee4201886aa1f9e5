import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/**
 * Checks fixtures and requests against the OpenAPI document of the services before they are used. A
 * fixture that does not conform to it would prove nothing.
 */
const DOCUMENT = 'retail.openapi.yaml';

const document: unknown = parse(
  readFileSync(new URL(`../../../schema/${DOCUMENT}`, import.meta.url), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(document as object, DOCUMENT);

function validator(path: string, half: 'requestBody' | 'responses/200'): ValidateFunction {
  const pointer = `/paths/${documentedPath(path).replaceAll('~', '~0').replaceAll('/', '~1')}/post/${half}`;
  const node = at(pointer);
  const target = typeof node?.$ref === 'string' ? node.$ref.slice(1) : pointer;
  const validate = ajv.getSchema(
    `${DOCUMENT}#${encodeURI(target)}/content/${encodeURIComponent('application~1json')}/schema`,
  );
  if (!validate) throw new Error(`${path} is not in ${DOCUMENT}`);
  return validate;
}

/** The path of a call in the document. It may contain parameters. */
function documentedPath(path: string): string {
  const { paths } = document as { paths: object };
  if (Object.hasOwn(paths, path)) return path;
  const isLike = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/gu, '[^/]+')}$`, 'u').test(path);
  return Object.keys(paths).find(isLike) ?? path;
}

function at(pointer: string): Record<string, unknown> | undefined {
  const keys = pointer.slice(1).split('/');
  return keys.reduce<unknown>(
    (node, key) =>
      (node as Record<string, unknown> | undefined)?.[
        key.replaceAll('~1', '/').replaceAll('~0', '~')
      ],
    document,
  ) as Record<string, unknown> | undefined;
}

function hold(path: string, half: 'requestBody' | 'responses/200', value: unknown): void {
  const validate = validator(path, half);
  if (!validate(value))
    throw new Error(`${path}: not as documented (${half}): ${ajv.errorsText(validate.errors)}`);
}

/** The envelope of a successful answer with this data, checked against the document. */
export function documentedAnswer(
  path: string,
  data: unknown,
): { returncode: string; message: string; data: unknown } {
  const envelope = { returncode: '0', message: 'success', data };
  hold(path, 'responses/200', envelope);
  return envelope;
}

export function requireDocumentedRequest(path: string, body: unknown): void {
  hold(path, 'requestBody', body);
}
