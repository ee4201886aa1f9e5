import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  createScriptedTransport,
  type TransportCall,
} from '../../support/gateway/scripted-transport.ts';
import { createWaves } from '../../support/gateway/waves.ts';
import { COLUMNS, CONFIG, SHEET } from '../sheets/sheet-support.ts';
import { SEND, TASK, TRANSFER } from './approval-support.ts';

const dialog = (
  form: string,
) => `{ viewer { approval(instanceCode: "WI1", taskCode: "WT1") { documentNumber
  buttons { id name form { name options { value } } } history { id } diagram { steps { code } } attachments { id }
  sheet { header ${form} details { section rows sums } changes { column } approval { id } } } } }`;

const FORM = 'form { header { name options { value } } }';

const NOTHING = { total: 0, pageData: [] };
const ANSWERS: Record<string, unknown> = {
  [OPERATIONS.processInstance]: TASK,
  [OPERATIONS.taskButtons]: [SEND, TRANSFER],
  [OPERATIONS.processHistory]: [],
  [OPERATIONS.processDiagram]: { steps: [], links: [] },
  [OPERATIONS.processAttachments]: [],
  [OPERATIONS.moduleConfig]: CONFIG,
  [OPERATIONS.workflowColumns]: COLUMNS,
  '/api/msc-sheet/PO/searchItem': {
    ...SHEET,
    sheetid: TASK.bizKey,
    status: '1',
    workflowInstanceId: 'WI1',
  },
  '/api/msc-sheet/PO/searchItemHistory': SHEET,
  '/api/msc-mdm/supplier/search': NOTHING,
  '/api/msc-bpm/option/people': NOTHING,
};

async function asked(form: string) {
  const { waves, hold } = createWaves();
  const { transport, calls } = createScriptedTransport(async (call: TransportCall) => {
    await hold(call.path.split('/').slice(-2).join('/'));
    return ANSWERS[call.path];
  });
  const { ask, signIn } = await startGateway({}, { transport });
  const { errors } = await ask(dialog(form), { cookie: await signIn() });
  expect(errors).toBeUndefined();
  const questions = calls.map(({ path, body }) => `${path} ${JSON.stringify(body)}`);
  expect(questions).toHaveLength(new Set(questions).size);
  return waves.map((wave) => wave.toSorted());
}

test('an approval with its document is loaded in three rounds of calls without duplicates', async () => {
  const waves = await asked(FORM);
  expect(waves).toMatchInlineSnapshot(`
    [
      [
        "process/getOne",
      ],
      [
        "moduleConfig/getOne",
        "process/getAttachments",
        "process/getButtonsByTaskId",
        "process/getDiagram",
        "process/getHistory",
        "uiModuleBpm/listByModuleCode",
      ],
      [
        "PO/searchItem",
        "PO/searchItemHistory",
        "option/people",
        "supplier/search",
      ],
    ]
  `);
  expect(waves.length).toBeLessThanOrEqual(3);
});

test('parts that the query does not select are not loaded', async () => {
  expect((await asked('')).flat()).not.toContain('supplier/search');
});
