import type { ApprovalDiagram, ProcessStep } from '../approval.ts';

/** Sizes of the diagram in pixels. */
export const NODE_WIDTH = 176;
/** A name of two lines, the people, and a remark of two lines. */
export const NODE_HEIGHT = 120;
/** Wide enough for the condition on a link. */
const GAP_X = 96;
const GAP_Y = 24;
const MARGIN = 16;

interface NodeLayout {
  step: ProcessStep;
  x: number;
  y: number;
}

interface LinkLayout {
  id: string;
  isTaken: boolean;
  label: string | null;
  /** The link runs below the steps, where there is space for its label. */
  isBelow: boolean;
  path: string;
  /** Position of the label: the middle of the link. */
  x: number;
  y: number;
}

export interface DiagramLayout {
  width: number;
  height: number;
  nodes: readonly NodeLayout[];
  links: readonly LinkLayout[];
}

/**
 * Computes the layout of a process diagram. Each step is one column to the right of its last
 * predecessor; steps of the same column are below each other. The services list the steps in
 * forward order. Links to the next column are direct. Links that go back or skip a column run below
 * all steps, each in its own lane.
 */
export function layoutDiagram({ steps, links }: ApprovalDiagram): DiagramLayout {
  const order = new Map(steps.map(({ code }, index) => [code, index]));
  const validLinks = links.filter(
    ({ from, to }) => order.has(from) && order.has(to) && from !== to,
  );
  const isForward = ({ from, to }: { from: string; to: string }) =>
    (order.get(from) ?? 0) < (order.get(to) ?? 0);
  const columns = new Map<string, number>();
  for (const { code } of steps) {
    const before = validLinks
      .filter((link) => link.to === code && isForward(link))
      .map(({ from }) => columns.get(from) ?? 0);
    columns.set(code, before.length === 0 ? 0 : Math.max(...before) + 1);
  }
  const rows = new Map<number, number>();
  const nodes = steps.map((step): NodeLayout => {
    const column = columns.get(step.code) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return {
      step,
      x: MARGIN + column * (NODE_WIDTH + GAP_X),
      y: MARGIN + row * (NODE_HEIGHT + GAP_Y),
    };
  });
  const lowest = Math.max(MARGIN, ...nodes.map(({ y }) => y)) + NODE_HEIGHT;
  const column = (code: string) => columns.get(code) ?? 0;
  const below = validLinks.filter(
    (link) => !isForward(link) || column(link.to) - column(link.from) > 1,
  );
  const nodesByCode = new Map(nodes.map((node) => [node.step.code, node]));
  const drawn = validLinks.flatMap((link): LinkLayout[] => {
    const { from, to, isTaken, label } = link;
    const start = nodesByCode.get(from);
    const end = nodesByCode.get(to);
    if (start === undefined || end === undefined) return [];
    const lane = below.indexOf(link);
    const line =
      lane === -1 ? directPath(start, end) : pathBelow(start, end, lowest + GAP_Y * (lane + 1));
    return [{ id: `${from} ${to}`, isTaken, label, isBelow: lane !== -1, ...line }];
  });
  const bottom = Math.max(lowest, ...drawn.map(({ y }) => y));
  return {
    width: Math.max(0, ...nodes.map(({ x }) => x)) + NODE_WIDTH + MARGIN,
    height: bottom + MARGIN,
    nodes,
    links: drawn,
  };
}

/** From the right edge of one step to the left edge of the next. */
function directPath(start: NodeLayout, end: NodeLayout) {
  const [x1, y1] = [start.x + NODE_WIDTH, start.y + NODE_HEIGHT / 2];
  const [x2, y2] = [end.x, end.y + NODE_HEIGHT / 2];
  const middle = (x1 + x2) / 2;
  return { path: `M${x1} ${y1}H${middle}V${y2}H${x2}`, x: middle, y: (y1 + y2) / 2 };
}

/**
 * From the bottom of one step to the bottom of another. The link starts on the side of its target,
 * so that it crosses no label.
 */
function pathBelow(start: NodeLayout, end: NodeLayout, laneY: number) {
  const isForward = end.x > start.x;
  const x1 = start.x + NODE_WIDTH * (isForward ? 0.75 : 0.5);
  const x2 = end.x + NODE_WIDTH * (isForward ? 0.25 : 0.5);
  return {
    path: `M${x1} ${start.y + NODE_HEIGHT}V${laneY}H${x2}V${end.y + NODE_HEIGHT}`,
    x: (x1 + x2) / 2,
    y: laneY,
  };
}
