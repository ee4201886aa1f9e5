import type { SalesExportStartInput } from '../../../generated/schema.ts';
import { chosenDimensions, keptMeasures, MEASURE_NAMES, type SalesChoice } from './sales-choice.ts';
import { filterOf, periodOf } from './sales-query.ts';

/** An export of what is chosen in the form: the same rows as those of the query, all of them. */
export function salesExport(
  choice: SalesChoice,
  isSupplier: boolean,
): Omit<SalesExportStartInput, 'key' | 'format' | 'fileName'> {
  const { orderBy, orderOf, descending, top, comparison } = choice;
  const filter = filterOf(choice);
  return {
    measures: keptMeasures(choice, isSupplier).map((measure) => MEASURE_NAMES[measure]),
    dimensions: chosenDimensions(choice),
    period: periodOf(choice),
    ...(filter && { filter }),
    ...(orderBy !== '' && { orderBy: { by: orderBy, of: orderOf, isDescending: descending } }),
    ...(top !== 0 && { top }),
    ...(comparison !== '' && { comparison }),
  };
}
