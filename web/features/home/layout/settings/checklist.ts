import { removeCard } from '../editor/remove-card.ts';
import { normalizeLayout, type Layout, type Position } from '../editor/grid.ts';
import type { OrderedCard } from '../layout-in-order.ts';
import type { LayoutTemplate, StoredDashboard } from '../useStoredLayout.ts';

/** A line of the checklist: a card that is offered, and whether it is to stand on the dashboard. */
export interface ChecklistLine {
  code: string;
  name: string;
  i18nCode: string | null;
  typename: string;
  isChecked: boolean;
  /** Where it stands, or what the template would give it. */
  position: Position;
  isNew: boolean;
}

/** First what stands on the dashboard, as one reads it, then the others. A card that is no longer offered is not among them. */
export function createChecklist(
  template: LayoutTemplate,
  dashboard: StoredDashboard,
): ChecklistLine[] {
  const standing = normalizeLayout(dashboard.cards);
  const orderOf = (code: string) => {
    const place = standing.findIndex((card) => card.code === code);
    return place < 0 ? standing.length : place;
  };
  return template.cards
    .toSorted((one, other) => orderOf(one.code) - orderOf(other.code))
    .map(({ code, name, i18nCode, typename, defaultPosition }) => {
      const card = standing[orderOf(code)];
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

/** What is ticked, in its order. What stood beside a card that is no longer ticked has closed up. */
export function tickedCards(lines: readonly ChecklistLine[]): OrderedCard[] {
  const standing = lines.filter(({ isNew }) => !isNew);
  const closedUp = standing
    .filter(({ isChecked }) => !isChecked)
    .reduce<Layout>((layout, { code }) => removeCard(layout, code), standing);
  const places = new Map(closedUp.map(({ code, position }) => [code, position]));
  return lines
    .filter(({ isChecked }) => isChecked)
    .map(({ code, position, isNew }) => ({ code, position: places.get(code) ?? position, isNew }));
}

/** Which text says that these cannot be saved; null when they can. */
export function selectionProblem(
  ticked: number,
  limit: number,
): 'layout.max' | 'layout.none' | null {
  if (ticked > limit) return 'layout.max';
  return ticked === 0 ? 'layout.none' : null;
}

/** Whether the same cards are ticked in the same order; where the others stand says nothing. */
export function hasSameChoice(
  one: readonly ChecklistLine[],
  other: readonly ChecklistLine[],
): boolean {
  const codes = (lines: readonly ChecklistLine[]) =>
    JSON.stringify(tickedCards(lines).map(({ code }) => code));
  return codes(one) === codes(other);
}
