import { removeCard } from '../editor/remove-card.ts';
import { normalizeLayout, type Layout, type Position } from '../editor/grid.ts';
import type { OrderedCard } from '../layout-in-order.ts';
import type { LayoutTemplate, StoredDashboard } from '../useStoredLayout.ts';

/** A line of the checklist: an offered card, and whether it is selected for the dashboard. */
export interface ChecklistLine {
  code: string;
  name: string;
  i18nCode: string | null;
  typename: string;
  isChecked: boolean;
  /** Its current position, or the default position of the template. */
  position: Position;
  isNew: boolean;
}

/**
 * The lines of the checklist: the cards of the dashboard in reading order, then the other offered
 * cards. Cards of the dashboard that are no longer offered are left out.
 */
export function createChecklist(
  template: LayoutTemplate,
  dashboard: StoredDashboard,
): ChecklistLine[] {
  const current = normalizeLayout(dashboard.cards);
  const orderOf = (code: string) => {
    const index = current.findIndex((card) => card.code === code);
    return index < 0 ? current.length : index;
  };
  return template.cards
    .toSorted((one, other) => orderOf(one.code) - orderOf(other.code))
    .map(({ code, name, i18nCode, typename, defaultPosition }) => {
      const card = current[orderOf(code)];
      return {
        code,
        name,
        i18nCode,
        typename,
        isChecked: card !== undefined,
        position: card?.position ?? defaultPosition,
        isNew: card === undefined,
      };
    });
}

/**
 * The checked cards in their order. The cards beside an unchecked card have moved into its space.
 */
export function tickedCards(lines: readonly ChecklistLine[]): OrderedCard[] {
  const current = lines.filter(({ isNew }) => !isNew);
  const closed = current
    .filter(({ isChecked }) => !isChecked)
    .reduce<Layout>((layout, { code }) => removeCard(layout, code), current);
  const positions = new Map(closed.map(({ code, position }) => [code, position]));
  return lines
    .filter(({ isChecked }) => isChecked)
    .map(({ code, position, isNew }) => ({
      code,
      position: positions.get(code) ?? position,
      isNew,
    }));
}

/** The text key of the reason why the selection cannot be saved. Null if it can. */
export function selectionProblem(
  ticked: number,
  limit: number,
): 'layout.max' | 'layout.none' | null {
  if (ticked > limit) return 'layout.max';
  return ticked === 0 ? 'layout.none' : null;
}

/**
 * Whether the same cards are checked in the same order. The order of unchecked cards is ignored.
 */
export function hasSameChoice(
  one: readonly ChecklistLine[],
  other: readonly ChecklistLine[],
): boolean {
  const codes = (lines: readonly ChecklistLine[]) =>
    JSON.stringify(tickedCards(lines).map(({ code }) => code));
  return codes(one) === codes(other);
}
