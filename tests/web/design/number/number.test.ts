import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatCount,
  currencySymbol,
  formatShortCount,
} from '../../../../web/design/number/amount.ts';
import {
  formatDayAndTime,
  formatFullDay,
  formatDay,
  formatShortDay,
  formatShortDayWithWeekday,
  wallClock,
} from '../../../../web/design/number/format-day.ts';
import { formatChange, formatRate, ringShare } from '../../../../web/design/number/rate.ts';
import { formatInScale, chooseScale } from '../../../../web/design/number/scale.ts';
import type { Locale } from '../../../../web/design/language/locales.ts';

const yuan = (locale: Locale) => ({ locale, currency: 'CNY' });

describe('An amount of money', () => {
  // "Amounts of 10,000 or more are shown as 万 with two decimals in Chinese (亿 from 100,000,000; by absolute value), in en-US in compact
  // form with two decimals; the exact amount, grouped and with its currency, is the tooltip and what a screen reader reads."
  it.each([
    // amount, zh-CN, zh-TW, en-US, exact
    ['0', '¥0.00', '¥0.00', '¥0.00', '¥0.00'],
    ['66.88', '¥66.88', '¥66.88', '¥66.88', '¥66.88'],
    ['9999.99', '¥9,999.99', '¥9,999.99', '¥9,999.99', '¥9,999.99'],
    ['10000', '¥1.00 万', '¥1.00 萬', '¥10.00K', '¥10,000.00'],
    ['10000.00', '¥1.00 万', '¥1.00 萬', '¥10.00K', '¥10,000.00'],
    ['2584312.60', '¥258.43 万', '¥258.43 萬', '¥2.58M', '¥2,584,312.60'],
    ['561204.18', '¥56.12 万', '¥56.12 萬', '¥561.20K', '¥561,204.18'],
    ['999994.99', '¥100.00 万', '¥100.00 萬', '¥999.99K', '¥999,994.99'],
    ['999996', '¥100.00 万', '¥100.00 萬', '¥1.00M', '¥999,996.00'],
    ['12345678.90', '¥1,234.57 万', '¥1,234.57 萬', '¥12.35M', '¥12,345,678.90'],
    ['99999999.99', '¥10,000.00 万', '¥10,000.00 萬', '¥100.00M', '¥99,999,999.99'],
    ['100000000', '¥1.00 亿', '¥1.00 億', '¥100.00M', '¥100,000,000.00'],
    ['1234567890.12', '¥12.35 亿', '¥12.35 億', '¥1.23B', '¥1,234,567,890.12'],
    ['-9999.99', '−¥9,999.99', '−¥9,999.99', '−¥9,999.99', '−¥9,999.99'],
    ['-10000', '−¥1.00 万', '−¥1.00 萬', '−¥10.00K', '−¥10,000.00'],
    ['-250000000', '−¥2.50 亿', '−¥2.50 億', '−¥250.00M', '−¥250,000,000.00'],
    [
      '9007199254740993.27',
      '¥90,071,992.55 亿',
      '¥90,071,992.55 億',
      '¥9,007,199.25B',
      '¥9,007,199,254,740,993.27',
    ],
  ])('is formatted: %s', (amount, zhCN, zhTW, enUS, exact) => {
    expect(formatAmount(amount, yuan('zh-CN')).text).toBe(zhCN);
    expect(formatAmount(amount, yuan('zh-TW')).text).toBe(zhTW);
    expect(formatAmount(amount, yuan('en-US')).text).toBe(enUS);
    for (const locale of ['zh-CN', 'zh-TW', 'en-US'] as const)
      expect(formatAmount(amount, yuan(locale)).exact).toBe(exact);
  });

  it.each([null, undefined, '', 'NaN', 'Infinity', '1e5', '12,5'])(
    'treats %s as missing, never as zero',
    (text) => {
      expect(formatAmount(text, yuan('zh-CN'))).toMatchObject({ text: '—', exact: '—' });
    },
  );

  it('is rounded half away from zero and loses the sign if it rounds to zero', () => {
    expect(formatAmount('1.005', yuan('zh-CN')).text).toBe('¥1.01');
    expect(formatAmount('-0.004', yuan('zh-CN')).text).toBe('¥0.00');
    expect(formatAmount('9999.995', yuan('zh-CN')).text).toBe('¥1.00 万');
  });

  it('keeps every digit of an exact amount', () => {
    expect(formatAmount('1.23456', yuan('zh-CN')).exact).toBe('¥1.23456');
  });

  it('shows CNY as ¥ in all three languages, other currencies by their narrow sign, and an unknown code as it is', () => {
    for (const locale of ['zh-CN', 'zh-TW', 'en-US'] as const)
      expect(currencySymbol(yuan(locale))).toBe('¥');
    expect(currencySymbol({ locale: 'zh-CN', currency: 'USD' })).toBe('$');
    expect(currencySymbol({ locale: 'zh-CN', currency: 'TWD' })).toBe('NT$');
    expect(currencySymbol({ locale: 'zh-TW', currency: 'TWD' })).toBe('$');
    expect(currencySymbol({ locale: 'zh-CN', currency: 'not a code' })).toBe('not a code');
  });

  it.each(['CNY', 'HKD', 'USD', 'EUR', 'GBP', 'JPY'])(
    'shows %s by the symbol that the browser would give it in each language',
    (currency) => {
      for (const locale of ['zh-CN', 'zh-TW', 'en-US'] as const)
        expect(currencySymbol({ locale, currency })).toBe(
          new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            currencyDisplay: 'narrowSymbol',
          })
            .formatToParts(0)
            .find(({ type }) => type === 'currency')?.value,
        );
    },
  );
});

describe('Counts', () => {
  it('are whole, grouped, in full and without a currency', () => {
    expect(formatCount('38642')).toMatchObject({ text: '38,642', symbol: '', unit: '' });
    expect(formatCount('1234567').text).toBe('1,234,567');
    expect(formatCount(0).text).toBe('0');
    expect(formatCount(null).text).toBe('—');
  });

  it('are shortened only where space is short', () => {
    expect(formatShortCount('726200', yuan('zh-CN')).text).toBe('72.62 万');
    expect(formatShortCount('726200', yuan('en-US')).text).toBe('726.20K');
    expect(formatShortCount('9999', yuan('zh-CN')).text).toBe('9,999');
  });
});

describe('Rates and changes', () => {
  it('have two decimals', () => {
    expect(formatRate('63.456')).toBe('63.46%');
    expect(formatRate('1234.5')).toBe('1,234.50%');
    expect(formatRate(null)).toBe('—');
  });

  // "Day-over-day rate: red when at or above 0, green when negative, two decimals."
  it.each([
    ['3.22', 'up', '▲', '+3.22%'],
    ['0', 'up', '▲', '+0.00%'],
    ['-0.00', 'up', '▲', '+0.00%'],
    ['-0.01', 'down', '▼', '−0.01%'],
    ['-1.56', 'down', '▼', '−1.56%'],
    [null, 'flat', '', '—'],
  ])('%s goes %s', (rate, direction, arrow, text) => {
    expect(formatChange(rate)).toEqual({ direction, arrow, text });
  });

  it('fill a ring up to 100 % and never below zero', () => {
    expect([
      ringShare('50'),
      ringShare('100'),
      ringShare('132.50'),
      ringShare('-3'),
      ringShare(null),
    ]).toEqual([0.5, 1, 1, 0, 0]);
  });
});

describe('A common unit', () => {
  it('is chosen by the largest absolute value and shown in the head', () => {
    const scale = chooseScale(['268300.00', '93300.00', null], yuan('zh-CN'));
    expect(scale).toMatchObject({ label: '万元', divisor: 10_000 });
    expect([
      formatInScale('268300.00', scale),
      formatInScale('93300.00', scale),
      formatInScale(null, scale),
    ]).toEqual(['26.83', '9.33', '—']);
    expect(chooseScale(['268300'], yuan('zh-TW')).label).toBe('萬元');
    expect(chooseScale(['268300'], yuan('en-US')).label).toBe('¥K');
    expect(chooseScale(['-300000000', '5'], yuan('zh-CN')).label).toBe('亿元');
    expect(chooseScale(['12.5'], yuan('zh-CN'))).toMatchObject({ label: '元', divisor: 1 });
    expect(chooseScale([], yuan('zh-CN')).label).toBe('元');
    expect(chooseScale(['20000'], { locale: 'zh-CN', currency: 'USD' }).label).toBe('$万');
  });
});

describe('Dates and times', () => {
  // "Dates format as MMM DD in English and MM-DD in Chinese." The tests run in New York: no day may slip.
  it('show a calendar day without shifting it', () => {
    expect([
      formatShortDay('2026-11-08', 'zh-CN'),
      formatShortDay('2026-11-08', 'zh-TW'),
      formatShortDay('2026-11-08', 'en-US'),
    ]).toEqual(['11-08', '11-08', 'Nov 08']);
    expect(formatShortDayWithWeekday('2026-11-11', 'zh-CN')).toBe('11-11 周三');
    expect(formatShortDayWithWeekday('2026-11-11', 'zh-TW')).toBe('11-11 週三');
    expect(formatShortDayWithWeekday('2026-11-11', 'en-US')).toBe('Wed, Nov 11');
    expect([formatDay('2026-01-01', 'zh-CN'), formatDay('2026-01-01', 'en-US')]).toEqual([
      '2026-01-01',
      'Jan 01, 2026',
    ]);
  });

  it('show the weekday in the language of the interface', () => {
    expect(formatFullDay('2026-11-20', 'zh-CN')).toBe('2026年11月20日 星期五');
    expect(formatFullDay('2026-11-20', 'zh-TW')).toBe('2026年11月20日 星期五');
    expect(formatFullDay('2026-11-20', 'en-US')).toBe('Friday, Nov 20, 2026');
  });

  it('show a moment by the clock of the enterprise', () => {
    expect(wallClock(new Date('2026-11-20T16:00:00Z'), 'Asia/Shanghai')).toEqual({
      day: '2026-11-21',
      hour: 0,
      time: '00:00:00',
    });
    expect(formatDayAndTime('2026-11-20T00:32:09Z', 'Asia/Shanghai', 'zh-CN')).toBe(
      '2026-11-20 08:32',
    );
    expect(formatDayAndTime('2026-11-20T00:32:09Z', 'Asia/Shanghai', 'en-US')).toBe(
      'Nov 20, 2026 08:32',
    );
  });
});
