import { describe, expect, it } from 'vitest';
import { parseInForm } from '../../../../web/design/dates/calendar/parse-in-form.ts';

const readDay = (text: string) => parseInForm(text, ['YYYY-MM-DD', 'YYYYMMDD'], 'YYYY-MM-DD');
const readTime = (text: string) => parseInForm(text, ['HH:mm:ss', 'HHmm'], 'HH:mm:ss');

describe('A text in a known form', () => {
  it('is rewritten in another form', () => {
    expect([readDay('2024-02-29'), readDay('20240229')]).toEqual(['2024-02-29', '2024-02-29']);
    expect([readTime('00:00:00'), readTime('2359')]).toEqual(['00:00:00', '23:59:00']);
    expect(parseInForm('2026', ['YYYY'], 'YYYY-MM-DD')).toBe('2026-01-01');
  });

  it.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-6-5',
    '026-06-05',
    'x2026-06-05',
    '2026-06-05x',
    '2026/06/05',
    '202606051',
    '',
  ])('is not a day: %j', (text) => {
    expect(readDay(text)).toBeNull();
  });

  it.each(['24:00:00', '23:60:00', '23:59:60', '9:30:00', '930', '09:30', ''])(
    'is not a time: %j',
    (text) => {
      expect(readTime(text)).toBeNull();
    },
  );
});
