import type { ApprovalDiagram, ProcessStep } from './approval.ts';

/** Sizes of the drawing in pixels. */
export const nodeWidth = 168;
export const nodeHeight = 88;
const gapX = 56;
const gapY = 24;
const margin = 16;

export interface DrawnNode {
  step: ProcessStep;
  x: number;
  y: number;
}

export interface DrawnLink {
  id: string;
  isTaken: boolean;
  label: string | null;
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
 * services tell the steps in an order that goes forward, so that what leads to an earlier one goes back, and is drawn below all.
 */
export function drawingOf({ steps, links }: ApprovalDiagram): Drawing {
  const order = new Map(steps.map(({ code }, at) => [code, at]));
  const known = links.filter(({ from, to }) => order.has(from) && order.has(to) && from !== to);
  const isForward = ({ from, to }: { from: string; to: string }) => (order.get(from) ?? 0) < (order.get(to) ?? 0);
  const columns = new Map<string, number>();
  for (const { code } of steps) {
    const before = known.filter((link) => link.to === code && isForward(link)).map(({ from }) => columns.get(from) ?? 0);
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
  const backs = known.filter((link) => !isForward(link));
  const places = new Map(nodes.map((node) => [node.step.code, node]));
  const drawn = known.flatMap(({ from, to, isTaken, label }): DrawnLink[] => {
    const start = places.get(from);
    const end = places.get(to);
    if (start === undefined || end === undefined) return [];
    const back = backs.findIndex((one) => one.from === from && one.to === to);
    const line = back === -1 ? forward(start, end, lowest) : backward(start, end, lowest + gapY * (back + 1));
    return [{ id: `${from} ${to}`, isTaken, label, ...line }];
  });
  const bottom = Math.max(lowest, ...drawn.map(({ y }) => y));
  return {
    width: Math.max(0, ...nodes.map(({ x }) => x)) + nodeWidth + margin,
    height: bottom + margin + (backs.length > 0 ? gapY / 2 : 0),
    nodes,
    links: drawn,
  };
}

/** From edge to edge; one that passes over columns goes through the gap below the row, so that it crosses no step. */
function forward(start: DrawnNode, end: DrawnNode, lowest: number) {
  const [x1, y1] = [start.x + nodeWidth, start.y + nodeHeight / 2];
  const [x2, y2] = [end.x, end.y + nodeHeight / 2];
  if (x2 - x1 > gapX) {
    const low = Math.min(lowest, Math.max(start.y, end.y) + nodeHeight) + gapY / 2;
    const path = `M${x1} ${y1}H${x1 + gapX / 3}V${low}H${x2 - gapX / 3}V${y2}H${x2}`;
    return { path, x: (x1 + x2) / 2, y: low };
  }
  const middle = (x1 + x2) / 2;
  return { path: `M${x1} ${y1}H${middle}V${y2}H${x2}`, x: middle, y: (y1 + y2) / 2 };
}

function backward(start: DrawnNode, end: DrawnNode, low: number) {
  const [x1, x2] = [start.x + nodeWidth / 2, end.x + nodeWidth / 2];
  return { path: `M${x1} ${start.y + nodeHeight}V${low}H${x2}V${end.y + nodeHeight}`, x: (x1 + x2) / 2, y: low };
}
