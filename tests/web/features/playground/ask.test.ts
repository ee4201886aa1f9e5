import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AnswerError, createAsk } from '../../../../web/features/playground/request/ask.ts';

const document = parse('mutation { start { id } }') as TypedDocumentNode<object, object>;

const askFor = (answer: object, status = 200) =>
  createAsk({
    fetch: () => Promise.resolve(Response.json(answer, { status })),
    locale: () => 'zh-CN',
  });

describe('What the playground asks for itself', () => {
  it('is rejected with the message of the gateway if there is nothing but null', async () => {
    const errors = [{ message: '请求过多，请稍后再试。' }];
    for (const answer of [{ errors }, { data: null, errors }, { data: { start: null }, errors }])
      await expect(askFor(answer)(document, {})).rejects.toEqual(
        new AnswerError('请求过多，请稍后再试。'),
      );
    const failed = await askFor({}, 502)(document, {}).catch((error: unknown) => error);
    expect(failed).not.toBeInstanceOf(AnswerError);
  });

  it('is what there is, if a part failed, and null if there is no such thing', async () => {
    const data = { viewer: { shops: null } };
    expect(await askFor({ data, errors: [{ message: 'x' }] })(document, {})).toEqual(data);
    expect(await askFor({ data: { viewer: null } })(document, {})).toEqual({ viewer: null });
  });
});
