import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';

const ONE = `query($instanceCode: String, $taskCode: String) { viewer { approval(instanceCode: $instanceCode, taskCode: $taskCode) {
  instanceCode } } }`;

describe('An approval', () => {
  test.each(['A0301', 'A0400'])('is null if the services answer %s', async (returncode) => {
    mockRetail().refuses('processInstance', returncode);
    const { ask } = await signedInBrowser();
    const { data, errors } = await ask(ONE, { taskCode: 'WT9' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { approval: null } });
  });

  test.each([{}, { taskCode: ' ' }, { instanceCode: '' }])(
    'is refused without a call for %j',
    async (codes) => {
      const retail = mockRetail();
      const { ask } = await signedInBrowser();
      expect((await ask(ONE, codes)).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ]);
      expect(retail.asked).toEqual([]);
    },
  );
});

test('buttons of the account belong to no instance', async () => {
  const deputy = {
    buttonName: '设置代理人',
    actionName: 'deputy',
    requesttype: 'POST',
    url: '/api/msc-bpm/account/deputy',
  };
  const retail = mockRetail().answers('accountButtons', [deputy]);
  const { ask } = await signedInBrowser();
  const { data } = await ask(
    '{ viewer { approvalButtons { name action style isConfigured asksOpinion } } }',
  );
  expect(data).toEqual({
    viewer: {
      approvalButtons: [
        {
          name: '设置代理人',
          action: 'deputy',
          style: 'PLAIN',
          isConfigured: true,
          asksOpinion: false,
        },
      ],
    },
  });
  expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/msc-bpm/process/getButtons', {}],
  ]);
});
