import { expect, test } from 'vitest';
import { wallTime } from '../../../gateway/values/wall-time.ts';

const HOUR = 3_600_000;
const ZONES = [
  'Asia/Shanghai',
  'America/New_York',
  // Changed its clocks one minute after midnight.
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
];
/** Days around changes of clocks, and one of a time when offsets had seconds. */
const STARTS = [
  '2026-03-08',
  '2026-11-01',
  '2006-04-02',
  '2026-04-04',
  '1985-12-31',
  '2011-12-29',
  '1900-12-31',
  '2026-06-15',
];

function formatted(moment: number, timeZone: string): string {
  return new Date(moment).toLocaleString('sv-SE', { timeZone });
}

test.each(ZONES)('the local times of %s are those of Intl, also when clocks change', (zone) => {
  for (const start of STARTS)
    for (let half = 0; half < 96; half += 1) {
      const moment = Date.parse(start) + half * (HOUR / 2) + 61_999;
      const local = new Date(wallTime(moment, zone)).toISOString();
      expect(local.slice(0, 19).replace('T', ' ')).toBe(formatted(moment, zone));
    }
});
