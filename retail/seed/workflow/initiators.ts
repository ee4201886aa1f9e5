import { bits, DRAW } from '../noise.ts';

const BUYERS = ['buyer_fresh', 'buyer_staples', 'buyer_snacks'] as const;
const STORES = ['store1001', 'store1002', 'store1007', 'duty1001', 'duty1002'] as const;
const REGIONS = ['area_east', 'area_south', 'area_north', 'area_west'] as const;

/** Who begins a process, by the kind of its document. */
const INITIATORS: Readonly<Record<string, readonly string[]>> = {
  PO: BUYERS,
  PA: BUYERS,
  PM: BUYERS,
  SA: BUYERS,
  CT: [...BUYERS, 'buyer_manager'],
  EX: [...BUYERS, ...REGIONS, 'store1001', 'analyst', 'finance', 'operator'],
  RT: BUYERS,
  RQ: STORES,
  SD: STORES,
};

export function initiatorOf(sheettype: string, n: number): string {
  const people = INITIATORS[sheettype] ?? BUYERS;
  return people[bits(DRAW.workflow, n, 3) % people.length] ?? BUYERS[0];
}
