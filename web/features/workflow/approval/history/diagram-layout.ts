import type { ApprovalDiagram, ProcessStep } from '../approval.ts';

/** Sizes of the drawing in pixels. */
export const nodeWidth = 160;
export const nodeHeight = 88;
/** Room for the condition that stands on a link. */
const gapX = 96;
const gapY = 24;
const margin = 16;

interface DrawnNode {
  step: ProcessStep;
  x: number;
  y: number;
}

interface DrawnLink {
  id: string;
  isTaken: boolean;
  label: string | null;
  /** It goes below the steps, where its label has room. */
  isBelow: boolean;
  path: string;
  /** The middle of it, where its label stands. */
  x: number;
  y: number;
}

export interface Drawing {
  width: number;
  height: number;
  nodes: readonly DrawnNode[];
  links: readonly DrawnLink[];
}

/**
 * Where the steps of a process stand: each one column behind the last of those that lead to it, steps of one column below each other. The
 * services tell the steps in an order that goes forward. What leads to the next column is drawn straight; what goes back, or over a column, goes below
 * all, each on a line of its own.
 */
export function drawingOf({ steps, links }: ApprovalDiagram): Drawing {
  const order = new Map(steps.map(({ code }, at) => [code, at]));
  const known = links.filter(({ from, to }) => order.has(from) && order.has(to) && from !== to);
  const isForward = ({ from, to }: { from: string; to: string }) =>
    (order.get(from) ?? 0) < (order.get(to) ?? 0);
  const columns = new Map<string, number>();
  for (const { code } of steps) {
    const before = known
      .filter((link) => link.to === code && isForward(link))
      .map(({ from }) => columns.get(from) ?? 0);
    columns.set(code, before.length === 0 ? 0 : Math.max(...before) + 1);
  }
  const rows = new Map<number, number>();
  const nodes = steps.map((step): DrawnNode => {
    const column = columns.get(step.code) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return { step, x: margin + column * (nodeWidth + gapX), y: margin + row * (nodeHeight + gapY) };
  });
  const lowest = Math.max(margin, ...nodes.map(({ y }) => y)) + nodeHeight;
  const column = (code: string) => columns.get(code) ?? 0;
  const below = known.filter((link) => !isForward(link) || column(link.to) - column(link.from) > 1);
  const places = new Map(nodes.map((node) => [node.step.code, node]));
  const drawn = known.flatMap((link): DrawnLink[] => {
    const { from, to, isTaken, label } = link;
    const start = places.get(from);
    const end = places.get(to);
    if (start === undefined || end === undefined) return [];
    const lane = below.indexOf(link);
    const line = lane === -1 ? straight(start, end) : under(start, end, lowest + gapY * (lane + 1));
    return [{ id: `${from} ${to}`, isTaken, label, isBelow: lane !== -1, ...line }];
  });
  const bottom = Math.max(lowest, ...drawn.map(({ y }) => y));
  return {
    width: Math.max(0, ...nodes.map(({ x }) => x)) + nodeWidth + margin,
    height: bottom + margin,
    nodes,
    links: drawn,
  };
}

/** From edge to edge. */
function straight(start: DrawnNode, end: DrawnNode) {
  const [x1, y1] = [start.x + nodeWidth, start.y + nodeHeight / 2];
  const [x2, y2] = [end.x, end.y + nodeHeight / 2];
  const middle = (x1 + x2) / 2;
  return { path: `M${x1} ${y1}H${middle}V${y2}H${x2}`, x: middle, y: (y1 + y2) / 2 };
}

/** From below a step to below another: it leaves on the side to which it goes, so that it crosses no label. */
function under(start: DrawnNode, end: DrawnNode, low: number) {
  const isOn = end.x > start.x;
  const x1 = start.x + nodeWidth * (isOn ? 0.75 : 0.5);
  const x2 = end.x + nodeWidth * (isOn ? 0.25 : 0.5);
  return {
    path: `M${x1} ${start.y + nodeHeight}V${low}H${x2}V${end.y + nodeHeight}`,
    x: (x1 + x2) / 2,
    y: low,
  };
}
