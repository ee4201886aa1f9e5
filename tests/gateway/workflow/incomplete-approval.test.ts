import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { TASK } from './approval-support.ts';
import { ONE } from './approval-query.ts';

describe('An approval', () => {
  test('keeps the readable parts if one of its services fails', async () => {
    mockRetail()
      .answers('processInstance', TASK)
      .refuses('taskButtons', 'B0001')
      .answers('processHistory', [])
      .replies('processDiagram', () => 'unreachable')
      .refuses('processAttachments', 'B0501');
    const { ask } = await signedInBrowser();
    const { data, errors } = await ask(ONE, { taskCode: 'WT1' });
    expect(data).toMatchObject({
      viewer: { approval: { buttons: null, history: [], diagram: null, attachments: null } },
    });
    expect(errors?.map(({ path }) => path?.at(-1)).sort()).toEqual([
      'attachments',
      'buttons',
      'diagram',
    ]);
  });

  test('reads the valid parts of invalid steps', async () => {
    mockRetail()
      .answers('processInstance', TASK)
      .answers('taskButtons', [])
      .replies('processHistory', () => ({
        body: {
          returncode: '0',
          message: '',
          data: [{ state: 'x' }, null, { assigneeCode: 'a', finishdate: '2026-06-14 10:21:00' }],
        },
      }))
      .replies('processDiagram', () => ({
        body: {
          returncode: '0',
          message: '',
          data: {
            steps: [{ code: 'a', kind: 'x', state: 'y' }, {}, { code: 'a', name: 'A' }],
            links: null,
          },
        },
      }))
      .answers('processAttachments', []);
    const { ask } = await signedInBrowser();
    const { data, errors } = await ask(ONE, { taskCode: 'WT1' });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      viewer: {
        approval: {
          history: [
            { state: 'PENDING', stepName: '' },
            { state: 'DONE', assigneeName: 'a' },
          ],
          diagram: {
            steps: [{ code: 'a', name: 'A', kind: 'APPROVAL', state: 'AHEAD' }],
            links: [],
          },
        },
      },
    });
  });
});
