import { afterAll, describe, expect, it } from 'vitest';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');

afterAll(async () => {
  await app.close();
  db.close();
});

const LIST = '200312';
const DOCUMENT = '200313';
const ALL_KINDS = [
  ...[
    'Input',
    'Textarea',
    'InputNum',
    'Select',
    'SelectText',
    'SelectRest',
    'SelectLookUp',
    'SelectRemote',
    'SelectDy',
  ],
  ...['Date', 'DateTime', 'Radio', 'Tag', 'CheckboxGroup', 'HideText', 'InputTipText'],
];
const ALL_MODES = ['date', 'month', 'range', 'time', 'timerange', 'year'];

interface Column {
  columntype: string;
  columndata: string | null;
  entrycode: string;
}

const columnsOf = async (modulecode: string) =>
  (await director.call('/api/msc-ucs/uiModule/listByModuleCode', { modulecode })).data as Column[];

describe('The events of stores', () => {
  it.each([
    ['list', LIST],
    ['document', DOCUMENT],
  ])(
    'have a %s with a column of each kind and of each way to tell days and times',
    async (_what, modulecode) => {
      const columns = await columnsOf(modulecode);
      expect([...new Set(columns.map(({ columntype }) => columntype))].toSorted()).toEqual(
        ALL_KINDS.toSorted(),
      );
      const days = columns.filter(({ columntype }) => columntype === 'Date');
      const modes = days.map(
        ({ columndata }) => (JSON.parse(columndata ?? '{"mode":"date"}') as { mode: string }).mode,
      );
      expect([...new Set(modes)].toSorted()).toEqual(ALL_MODES);
      const packs = db
        .prepare('SELECT content FROM language_version')
        .pluck()
        .all([]) as Uint8Array[];
      expect(packs).toHaveLength(3);
      for (const pack of packs)
        for (const { entrycode } of columns)
          expect(Buffer.from(pack).toString('utf8')).toContain(`"${entrycode}"`);
    },
  );

  it('refuse invalid months, years, times and date ranges', async () => {
    const event = {
      eventname: '新店开业',
      eventyear: '26',
      settlemonth: '2026-13',
      eventperiod: '2026-06-20~2026-06-18',
      dailyhours: '20:00:00',
      opentime: '25:00:00',
      setuptime: '2026-06-20 08:00:00',
      takedowntime: '2026-06-19 08:00:00',
      groupid: '10',
      supplierid: 'T10001',
    };
    const { data } = await director.call('/api/msc-mdm/storeevent/add', event);
    const problems = (data as { problems: { field: string; code: string }[] }).problems;
    expect(problems.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      'dailyhours date',
      'eventperiod date',
      'eventyear date',
      'opentime date',
      'settlemonth date',
      'takedowntime rule',
    ]);
  });

  it('are stored as they were sent, in documents and in lists', async () => {
    const values = {
      eventyear: '2026',
      settlemonth: '2026-07',
      eventperiod: '2026-06-18~2026-06-20',
      dailyhours: '09:30:00~20:00:00',
      opentime: '09:00:00',
      setuptime: '2026-06-17 20:30:00',
    };
    const event = { ...values, eventname: '新店开业', groupid: '10', supplierid: 'T10001' };
    expect((await director.call('/api/msc-mdm/storeevent/add', event)).data).toMatchObject(values);
    const document = {
      ...values,
      title: '新店开业',
      promotype: 'gift',
      groupid: '10',
      amount: 800,
      bpmopen: true,
    };
    const details = [
      {
        productid: 'P100008',
        promprice: 9.9,
        eventperiod: '2026-06-18~2026-06-19',
        opentime: '10:00:00',
      },
    ];
    const saved = await director.call('/api/msc-sheet/AP/save', {
      sheetid: '',
      ...document,
      details,
    });
    expect(saved.data).toMatchObject({
      ...values,
      status: '2',
      details: [{ eventperiod: '2026-06-18~2026-06-19' }],
    });
  });
});
