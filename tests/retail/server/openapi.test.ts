import { readFileSync } from 'node:fs';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const DOCUMENT = new URL('../../../schema/retail.openapi.yaml', import.meta.url);

interface Content {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Documented {
  operationId: string;
  description?: string;
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, unknown>;
}

it('the document passes the recommended rules', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: DOCUMENT.pathname, config });
  expect(
    problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`,
    ),
  ).toEqual([]);
});

it('the document names for each call the screen that needs it, with an example request and response', () => {
  const document = parse(readFileSync(DOCUMENT, 'utf8')) as {
    paths: Record<string, Record<string, Documented>>;
    components: { responses: Record<string, { content: Record<string, Content> }> };
  };
  const incomplete = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .filter(({ description, requestBody, responses }) => {
      const name = (responses['200'] as { $ref?: string }).$ref?.split('/').at(-1);
      const answer =
        name === undefined
          ? (responses['200'] as { content: Record<string, Content> })
          : document.components.responses[name];
      const contents = [
        ...Object.values(requestBody?.content ?? {}),
        ...Object.values(answer?.content ?? {}),
      ];
      return (
        !description ||
        contents.some(
          ({ example, examples = {} }) =>
            example === undefined && Object.keys(examples).length === 0,
        )
      );
    });
  expect(incomplete.map(({ operationId }) => operationId)).toEqual([]);
});
