import { Fragment } from 'react';
import './ShelfDrawing.css';

/** Identical products side by side: color strength, x of the first one, width, height and count. */
type Run = readonly [tone: number, x: number, width: number, height: number, count: number];

const shelves: readonly { board: number; runs: readonly Run[] }[] = [
  {
    board: 237,
    runs: [
      [1, -8, 24, 56, 2],
      [2, 60, 56, 72, 2],
      [2, 192, 32, 40, 2],
      [3, 276, 24, 72, 2],
      [2, 344, 32, 40, 1],
      [1, 392, 40, 56, 3],
      [1, 536, 32, 40, 4],
      [1, 692, 40, 40, 3],
    ],
  },
  {
    board: 357,
    runs: [
      [2, -8, 56, 40, 3],
      [1, 184, 56, 88, 2],
      [1, 316, 40, 88, 4],
      [2, 504, 24, 88, 4],
      [1, 628, 56, 56, 3],
    ],
  },
  {
    board: 477,
    runs: [
      [3, -8, 40, 88, 1],
      [2, 48, 32, 40, 4],
      [2, 204, 56, 72, 3],
      [3, 396, 56, 88, 2],
      [4, 528, 32, 72, 1],
      [1, 564, 32, 72, 3],
      [1, 684, 24, 88, 1],
      [2, 724, 32, 56, 3],
    ],
  },
  {
    board: 597,
    runs: [
      [2, -8, 24, 40, 2],
      [3, 60, 40, 40, 4],
      [1, 248, 56, 72, 4],
      [1, 500, 56, 72, 3],
      [2, 692, 40, 88, 2],
      [3, 792, 56, 40, 1],
    ],
  },
];

const gap = 4;

/** A drawing of store shelves with a label at one product. The label shows no real data. */
export function ShelfDrawing() {
  return (
    <svg
      className="shelf"
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      {shelves.map(({ board, runs }) => (
        <Fragment key={board}>
          {runs.map(([tone, x, width, height, count]) => (
            <Fragment key={x}>
              {Array.from({ length: count }, (_, nth) => (
                <rect
                  key={nth}
                  className={`shelf-${tone}`}
                  x={x + nth * (width + gap)}
                  y={board - 1 - height}
                  width={width}
                  height={height}
                  rx="3"
                />
              ))}
              <rect className="shelf-2" x={x} y={board + 4} width="20" height="5" rx="1" />
            </Fragment>
          ))}
          <path className="shelf-board" d={`M0 ${board}H800`} />
        </Fragment>
      ))}
      <path className="shelf-lead" d="M544 404V380" />
      <g transform="translate(452 324)">
        <rect className="shelf-label" width="184" height="56" rx="8" />
        <rect className="shelf-word" x="14" y="14" width="92" height="10" rx="3" />
        <rect className="shelf-word-2" x="14" y="33" width="60" height="8" rx="3" />
        <path className="shelf-trend" d="M118 40 132 30l10 6 24-18" />
      </g>
    </svg>
  );
}
