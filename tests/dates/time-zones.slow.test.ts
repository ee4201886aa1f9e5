import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** What a clock on the wall of a machine could shift: nights that are skipped or come twice, and a day that Apia never had. */
const program = `
import { walkDays } from './tests/dates/walk-days.ts';
process.stdout.write(JSON.stringify(walkDays()));
`;

const walked = (zone: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    }),
  );

describe('Days of the calendar', () => {
  it('are the same in every time zone', () => {
    const [utc, ...others] = [
      'UTC',
      'America/Los_Angeles',
      'Pacific/Apia',
      'Asia/Shanghai',
      'America/Sao_Paulo',
    ].map(walked);
    for (const other of others) expect(other).toEqual(utc);
    expect(utc).toMatchObject({
      days: 73_414,
      isAscending: true,
      apia: ['2011-12-29', '2011-12-30', '2011-12-31'],
    });
  }, 90_000);
});
