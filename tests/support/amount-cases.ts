/**
 * Numbers that a user types into a line of a document, and the quantity and amount that result. The
 * portal and the embedded services must get the same result to the last digit.
 */
export interface AmountCase {
  title: string;
  line: Readonly<Record<'pkqty' | 'remqty' | 'pknum' | 'price', string | null>> & {
    bookqty?: string;
  };
  qty: string;
  /** The difference from the booked quantity, for lines of a stock count. */
  diffqty?: string;
  amount: string;
}

export const AMOUNT_CASES: readonly AmountCase[] = [
  {
    title: 'packages and loose pieces',
    line: { pkqty: '4', remqty: '5', pknum: '12', price: '0.1' },
    qty: '53',
    amount: '5.3',
  },
  {
    title: 'by weight',
    line: { pkqty: '0', remqty: '1.125', pknum: null, price: '9.99' },
    qty: '1.125',
    amount: '11.24',
  },
  {
    title: 'half a cent goes up',
    line: { pkqty: null, remqty: '1.005', pknum: null, price: '1' },
    qty: '1.005',
    amount: '1.01',
  },
  {
    title: 'less than half a cent goes down',
    line: { pkqty: null, remqty: '0.001', pknum: null, price: '4.99' },
    qty: '0.001',
    amount: '0',
  },
  {
    title: 'what binary numbers get wrong',
    line: { pkqty: null, remqty: '3', pknum: '1', price: '0.1' },
    qty: '3',
    amount: '0.3',
  },
  {
    title: 'very large numbers',
    line: { pkqty: '99999999999', remqty: '9', pknum: '10', price: '9.99' },
    qty: '999999999999',
    amount: '9989999999990.01',
  },
  {
    title: 'less than nothing: half a cent goes away from zero',
    line: { pkqty: null, remqty: '12', pknum: '1', price: '2.01', bookqty: '12.5' },
    qty: '12',
    diffqty: '-0.5',
    amount: '-1.01',
  },
  {
    title: 'a difference of nothing',
    line: { pkqty: '1', remqty: null, pknum: '12', price: '3.33', bookqty: '12' },
    qty: '12',
    diffqty: '0',
    amount: '0',
  },
];
