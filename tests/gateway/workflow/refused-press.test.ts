import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { pressButton, TRANSFER } from './approval-support.ts';
import { PATH, loadButton } from './press-support.ts';

describe('A press that the services refuse', () => {
  test.each(['A0301', 'B0501', 'B0001'])(
    'is refused by the services with %s',
    async (returncode) => {
      const codes: Record<string, string> = { A0301: 'NOT_PERMITTED', B0501: 'NOT_CONFIGURED' };
      const retail = mockRetail().refuses(PATH, returncode);
      const { browser, button } = await loadButton(retail);
      const { outcome, errors } = await pressButton(browser, { button, opinion: 'ok' });
      const code = codes[returncode];
      if (code === undefined)
        expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }]);
      else expect(outcome).toMatchObject({ approval: null, viewer: null, userErrors: [{ code }] });
    },
  );

  test.each([
    [
      'Bad parameter usercode: nobody who may take part',
      null,
      ['input', 'values', 'usercode'],
      '“转办给” is not valid. Please check it.',
    ],
    [
      'Already urged',
      { reason: 'URGED', nextdate: '2026-06-15 09:29:10' },
      null,
      'A reminder was sent within the last hour. You can send another one after 09:29.',
    ],
    [
      'Already urged',
      { reason: 'URGED', nextdate: 'soon' },
      null,
      'Something entered here is not valid. Please check it and try again.',
    ],
  ])('reports the reason of the services: %s %j', async (message, data, field, text) => {
    const retail = mockRetail().replies('/api/msc-bpm/task/transfer', () => ({
      body: { returncode: 'A0400', message, data },
    }));
    const { browser, button } = await loadButton(retail, TRANSFER);
    const { outcome } = await pressButton(browser, { button, values: { usercode: 'x' } });
    expect(outcome.userErrors).toEqual([{ field, code: 'INVALID', message: text }]);
  });

  test('of a task that no longer exists is distinguished from a bad value', async () => {
    const retail = mockRetail().refuses(PATH, 'A0400');
    const { browser, button } = await loadButton(retail);
    const bad = await pressButton(browser, { button, opinion: 'ok' });
    expect(bad.outcome.userErrors).toMatchObject([{ field: null, code: 'INVALID' }]);
    const later = mockRetail().refuses(PATH, 'A0400').refuses('processInstance', 'A0400');
    const gone = await pressButton(browser, { button, opinion: 'ok' });
    expect(gone.outcome.userErrors).toEqual([
      {
        field: null,
        code: 'NOT_FOUND',
        message: 'This approval no longer exists. Please reload the list.',
      },
    ]);
    expect(later.paths()).toEqual(['msc-bpm/task/send', 'msc-bpm/process/getOne']);
  });
});

describe('A user who was faster', () => {
  const WHO = { operatorName: '周启航', buttonName: '驳回', finishdate: '2026-06-15 08:29:10' };
  test.each([
    ['zh-CN', WHO, '周启航已于 2026-06-15 08:29 执行“驳回”，您的操作未生效，请查看最新状态。'],
    ['zh-TW', WHO, '周启航已於 2026-06-15 08:29 執行「驳回」，您的操作未生效，請查看最新狀態。'],
    [
      'en-US',
      WHO,
      '周启航 chose “驳回” at 2026-06-15 08:29. Your action was not carried out. Please check the current state.',
    ],
    ['zh-CN', { ...WHO, finishdate: null }, '周启航已执行“驳回”，您的操作未生效，请查看最新状态。'],
    [
      'zh-CN',
      { ...WHO, buttonName: null },
      '周启航已于 2026-06-15 08:29 修改，您的操作未生效，请刷新后重试。',
    ],
    [
      'zh-CN',
      { operatorName: '周启航', finishdate: 'just now' },
      '周启航已修改，您的操作未生效，请刷新后重试。',
    ],
    ['zh-CN', { operatorName: 'http://x.example/?token=1' }, '数据已被他人修改，请刷新后重试。'],
    ['zh-CN', null, '数据已被他人修改，请刷新后重试。'],
  ])('is named in %s if the services send the name: %j', async (locale, data, message) => {
    const retail = mockRetail().replies(PATH, () => ({
      body: { returncode: 'A0409', message: 'conflict', data },
    }));
    const { browser, button } = await loadButton(retail);
    const { outcome } = await pressButton(browser, { button, opinion: 'ok' }, locale);
    expect(outcome).toEqual({
      approval: null,
      viewer: null,
      userErrors: [{ field: null, code: 'CONFLICT', message }],
    });
  });
});
