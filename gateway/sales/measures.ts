import type { GraphQLResolveInfo } from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';
import type { SalesFigures, SalesMeasure } from '../generated/resolvers.ts';
import type { MessageKey } from '../language/messages.ts';
import { isSelected } from '../request/selected-fields.ts';
import type { components } from '../../schema/generated/retail.ts';

/** A measure that the services keep. The gateway computes ratios of them. */
export type Measure = components['schemas']['SalesQuery']['measures'][number];
/** A measure of the schema. */
export type Figure = Exclude<keyof SalesFigures, '__typename'>;

/** The field of each measure that an export names. */
export const measureFigure: Readonly<Record<SalesMeasure, Figure>> = {
  SALES: 'sales',
  PROFIT: 'profit',
  MARGIN: 'margin',
  CUSTOMERS: 'customers',
  ORDERS: 'orders',
  AVERAGE_TICKET: 'averageTicket',
  QUANTITY: 'quantity',
  PLAN: 'plan',
  ATTAINMENT: 'attainment',
};

/** What each measure of the schema is computed from. */
const SOURCES: Readonly<Record<Figure, readonly Measure[]>> = {
  sales: ['sales'],
  profit: ['profit'],
  margin: ['profit', 'sales'],
  customers: ['customers'],
  orders: ['orders'],
  averageTicket: ['sales', 'orders'],
  quantity: ['quantity'],
  plan: ['plan'],
  attainment: ['sales', 'plan'],
};

const FIGURES = Object.keys(SOURCES) as Figure[];

/** Where a query may select measures, below `sales`. */
const PLACES = [['nodes'], ['edges', 'node'], ['totals']].flatMap((place) =>
  ['values', 'compared', 'change'].map((of) => [...place, of]),
);

/** The measures that a query selects. */
export function selectedFigures(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>) {
  return FIGURES.filter((figure) => PLACES.some((place) => isSelected(info, [...place, figure])));
}

/** What to ask the services for: at least one measure, because they refuse none. */
export function measuresOf(figures: readonly Figure[]): Measure[] {
  const measures = new Set(figures.flatMap((figure) => SOURCES[figure]));
  return measures.size === 0 ? ['sales'] : [...measures].sort();
}

/** What the measures of a query are about. */
interface Subject {
  isSupplier: boolean;
  byProduct: boolean;
  byChannel: boolean;
  byCategory: boolean;
}

/** Whether and why a measure is not kept for a subject. */
const NOT_KEPT: Partial<
  Record<Measure, { isMissing: (subject: Subject) => boolean; message: MessageKey }>
> = {
  customers: {
    isMissing: ({ byProduct, byChannel, byCategory }) => byProduct || byChannel || byCategory,
    message: 'salesCustomersNotKept',
  },
  plan: {
    isMissing: ({ byProduct, byChannel }) => byProduct || byChannel,
    message: 'salesPlanNotKept',
  },
  profit: { isMissing: ({ byProduct }) => byProduct, message: 'salesProfitNotKept' },
};

/** Throws for a measure that is not kept for the subject of a query, or that a supplier may not see. */
export function requireKept(measures: readonly Measure[], subject: Subject): void {
  for (const measure of measures) {
    const rule = NOT_KEPT[measure];
    if (rule !== undefined && subject.isSupplier)
      throw new GatewayError('FORBIDDEN', 'salesOfSupplier');
    if (rule?.isMissing(subject) === true) throw new GatewayError('BAD_USER_INPUT', rule.message);
  }
}
