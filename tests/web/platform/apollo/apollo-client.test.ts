import { readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../../web/platform/apollo/failure.ts';
import introspection from '../../../../web/generated/possible-types.ts';
import {
  sessionLossOf,
  rejectMissingViewer,
} from '../../../../web/platform/apollo/session-loss.ts';

function refusal(code: string, message: string, extensions: object = {}): unknown {
  return { errors: [{ message, extensions: { code, requestId: 'r', ...extensions } }] };
}

describe('The client', () => {
  it('knows the types behind every interface and union of the schema', () => {
    const files = readdirSync('schema').filter((file) => file.endsWith('.graphql'));
    const known = new Map<string, string[]>();
    const add = (abstract: string, type: string) =>
      known.set(abstract, [...(known.get(abstract) ?? []), type].sort());
    for (const definition of files.flatMap(
      (file) => parse(readFileSync(`schema/${file}`, 'utf8')).definitions,
    )) {
      if (definition.kind === Kind.OBJECT_TYPE_DEFINITION)
        definition.interfaces?.forEach(({ name }) => add(name.value, definition.name.value));
      if (definition.kind === Kind.UNION_TYPE_DEFINITION)
        definition.types?.forEach(({ name }) => add(definition.name.value, name.value));
    }
    expect(Object.fromEntries(known)).toEqual(introspection.possibleTypes);
  });

  it.each([
    ['UNAUTHENTICATED', undefined, 'absent'],
    ['SESSION_EXPIRED', undefined, 'expired'],
    ['UPSTREAM_UNREACHABLE', 'TOKEN_REFRESH_FAILED', 'refresh-failed'],
    ['UPSTREAM_TIMEOUT', undefined, null],
  ])('reads %s (%s) as %s', (code, reason, loss) => {
    expect(
      sessionLossOf({ data: null, errors: [{ message: '', extensions: { code, reason } }] }),
    ).toBe(loss);
  });

  it('reads the code with which the services end a session as its end, among errors without the code', () => {
    const others = { message: '', extensions: { code: 'SESSION_EXPIRED' } };
    const first = { message: '', extensions: { code: 'SESSION_EXPIRED', returncode: 'A0244' } };
    expect(sessionLossOf({ data: null, errors: [others, first] })).toBe('ended');
  });

  it('passes an answer without a viewer on as an error only, and every other one unchanged', () => {
    expect(rejectMissingViewer({ data: { viewer: null } })).toMatchObject({
      data: null,
      errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const partial = { data: { viewer: { id: '1' } }, errors: [{ message: 'late' }] };
    expect(rejectMissingViewer(partial)).toBe(partial);
  });

  it.each([
    [
      { errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'r' } }] },
      { textKey: 'service.late', requestId: 'r' },
    ],
    [
      { errors: [{ extensions: { code: 'SOMETHING_NEW' } }] },
      { textKey: 'service.unknown', requestId: null },
    ],
    [
      refusal('UPSTREAM_FAILED', '超出预算，不能同意', { returncode: 'E7788' }),
      { message: '超出预算，不能同意', requestId: 'r' },
    ],
    [
      refusal('UPSTREAM_FAILED', '业务服务返回异常', { returncode: 'B0001' }),
      { textKey: 'service.unavailable', requestId: 'r' },
    ],
    [
      refusal('UPSTREAM_FAILED', '业务服务返回异常', { reason: 'MALFORMED' }),
      { textKey: 'service.unavailable', requestId: 'r' },
    ],
    [
      refusal('UPSTREAM_FAILED', '数据已被他人修改', { reason: 'CONFLICT', returncode: 'A0409' }),
      { message: '数据已被他人修改', requestId: 'r' },
    ],
    [
      refusal('UPSTREAM_FAILED', '当前业务服务不提供此功能。', { reason: 'NOT_IMPLEMENTED' }),
      { message: '当前业务服务不提供此功能。', requestId: 'r' },
    ],
    [refusal('UPSTREAM_FAILED', ''), { textKey: 'service.unavailable', requestId: 'r' }],
    [
      refusal('UPSTREAM_UNREACHABLE', '业务服务暂时无法连接'),
      { textKey: 'service.unavailable', requestId: 'r' },
    ],
    [
      refusal('UPSTREAM_UNREACHABLE', '该业务服务暂无响应，系统会自动重试。', {
        reason: 'CIRCUIT_OPEN',
      }),
      { message: '该业务服务暂无响应，系统会自动重试。', requestId: 'r' },
    ],
    [
      refusal('UPSTREAM_TIMEOUT', '该业务服务繁忙，请稍后重试。', { reason: 'SERVICE_BUSY' }),
      { message: '该业务服务繁忙，请稍后重试。', requestId: 'r' },
    ],
    [
      refusal('UPSTREAM_TIMEOUT', '请求处理超过 60 秒，已停止。', {
        limit: { name: 'executionSeconds', limit: 60 },
      }),
      { message: '请求处理超过 60 秒，已停止。', requestId: 'r' },
    ],
    [
      refusal('FORBIDDEN', '您没有此操作的权限。', { returncode: 'A0301' }),
      { message: '您没有此操作的权限。', requestId: 'r' },
    ],
    [refusal('RATE_LIMITED', '请 40 秒后再试。'), { message: '请 40 秒后再试。', requestId: 'r' }],
    [refusal('INTERNAL', '系统内部错误'), { textKey: 'service.unknown', requestId: 'r' }],
    [{ statusCode: 429 }, { textKey: 'service.tooMany', requestId: null }],
    [new TypeError('Failed to fetch'), { textKey: 'service.offline', requestId: null }],
    [undefined, { textKey: 'service.offline', requestId: null }],
  ])('classifies %o as %o', (error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });
});
