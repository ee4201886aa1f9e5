import type { Locale } from '../../language/locales.ts';
import type { Festival } from './lunar-day.ts';

/** Names of the lunar calendar in a language: months, days, solar terms and festivals. */
export interface LunarWords {
  month: (month: number, isLeap: boolean) => string;
  day: (month: number, day: number, isLeap: boolean) => string;
  /** Month and day for screen readers. */
  date: (month: number, day: number, isLeap: boolean) => string;
  /**
   * Whether terms and festivals are shown in the cell of a day, which has space for two or three
   * characters.
   */
  hasNames: boolean;
  separator: string;
  terms: readonly string[];
  festivals: Readonly<Record<Festival, string>>;
}

const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

function chineseDay(day: number): string {
  if (day <= 10) return `初${numerals[day] ?? ''}`;
  if (day < 20) return `十${numerals[day - 10] ?? ''}`;
  if (day === 20) return '二十';
  return day === 30 ? '三十' : `廿${numerals[day - 20] ?? ''}`;
}

function chinese(
  months: readonly string[],
  leap: string,
  calendar: string,
): Pick<LunarWords, 'month' | 'day' | 'date' | 'hasNames' | 'separator'> {
  const month = (number: number, isLeap: boolean) =>
    (isLeap ? leap : '') + (months[number - 1] ?? '');
  return {
    month,
    day: (_month, day) => chineseDay(day),
    date: (number, day, isLeap) => calendar + month(number, isLeap) + chineseDay(day),
    hasNames: true,
    separator: ' ',
  };
}

const monthsOf = (last: string) =>
  '正 二 三 四 五 六 七 八 九 十 冬'
    .split(' ')
    .concat(last)
    .map((name) => `${name}月`);

/** A leap month has a plus sign before its number. */
const englishDay = (month: number, day: number, isLeap: boolean) =>
  `${isLeap ? '+' : ''}${String(month)}/${String(day)}`;

export const lunarWords: Readonly<Record<Locale, LunarWords>> = {
  'zh-CN': {
    ...chinese(monthsOf('腊'), '闰', '农历'),
    terms:
      '小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至'.split(
        ' ',
      ),
    festivals: {
      springFestival: '春节',
      lantern: '元宵',
      dragonBoat: '端午',
      qixi: '七夕',
      midAutumn: '中秋',
      doubleNinth: '重阳',
      laba: '腊八',
      newYearsEve: '除夕',
      newYear: '元旦',
      labour: '劳动节',
      national: '国庆节',
    },
  },
  'zh-TW': {
    ...chinese(monthsOf('臘'), '閏', '農曆'),
    terms:
      '小寒 大寒 立春 雨水 驚蟄 春分 清明 穀雨 立夏 小滿 芒種 夏至 小暑 大暑 立秋 處暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至'.split(
        ' ',
      ),
    festivals: {
      springFestival: '春節',
      lantern: '元宵',
      dragonBoat: '端午',
      qixi: '七夕',
      midAutumn: '中秋',
      doubleNinth: '重陽',
      laba: '臘八',
      newYearsEve: '除夕',
      newYear: '元旦',
      labour: '勞動節',
      national: '國慶節',
    },
  },
  'en-US': {
    month: (month, isLeap) => englishDay(month, 1, isLeap),
    day: englishDay,
    date: (month, day, isLeap) => `lunar ${englishDay(month, day, isLeap)}`,
    hasNames: false,
    separator: ', ',
    terms: (
      'Lesser Cold,Greater Cold,Start of Spring,Rain Water,Awakening of Insects,Spring Equinox,Clear and Bright,Grain Rain,Start of Summer,' +
      'Lesser Fullness,Grain in Ear,Summer Solstice,Lesser Heat,Greater Heat,Start of Autumn,End of Heat,White Dew,Autumn Equinox,Cold Dew,' +
      'First Frost,Start of Winter,Lesser Snow,Greater Snow,Winter Solstice'
    ).split(','),
    festivals: {
      springFestival: 'Spring Festival',
      lantern: 'Lantern Festival',
      dragonBoat: 'Dragon Boat Festival',
      qixi: 'Qixi Festival',
      midAutumn: 'Mid-Autumn Festival',
      doubleNinth: 'Double Ninth Festival',
      laba: 'Laba Festival',
      newYearsEve: "Lunar New Year's Eve",
      newYear: "New Year's Day",
      labour: 'Labour Day',
      national: 'National Day',
    },
  },
};
