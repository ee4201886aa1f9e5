import type { Fields } from '../../sheets/stored-sheet.ts';
import type { Written } from './goods-documents.ts';

const MAX_NAME_LENGTH = 200;
const HOSTILE = '<img src=x onerror="alert(1)"><b>请核对数量</b><script>alert(2)</script>';

/** Unusual field values: HTML in text, very long names, empty values, and a quantity of zero. */
export function addOddities({ header, lists }: Written, n: number): Written {
  const { details = [], ...others } = lists;
  return {
    header: { ...header, ...(n % 23 === 5 ? { remark: HOSTILE } : {}) },
    lists: {
      ...others,
      details: details.map((line, index) => (index === 1 ? oddLine(line, n) : line)),
    },
  };
}

function oddLine(line: Fields, n: number): Fields {
  if (n % 29 === 7 && typeof line.productname === 'string')
    return {
      ...line,
      productname: `${line.productname} `.repeat(MAX_NAME_LENGTH).slice(0, MAX_NAME_LENGTH),
    };
  if (n % 31 === 9 && 'pkqty' in line) return { ...line, pkqty: 0, remqty: 0 };
  if (n % 37 === 11 && 'pkqty' in line) return { ...line, pkqty: null, remark: null };
  return line;
}
