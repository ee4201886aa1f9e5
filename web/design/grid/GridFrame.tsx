import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { GridView } from './useGridView.ts';
import './Grid.css';

type Handlers = Pick<
  React.ComponentProps<'div'>,
  'onKeyDown' | 'onFocus' | 'onClick' | 'onDoubleClick'
>;

interface GridFrameProps extends Handlers {
  /** The scrolling box. */
  box: RefObject<HTMLDivElement | null>;
  view: GridView;
  /** The variables with the sizes of the columns. */
  style: CSSProperties;
  label: string;
  /** All rows and columns, also those that are not rendered. */
  rowCount: number;
  columnCount: number;
  /** Undefined if nothing can be selected. */
  isMultiple: boolean | undefined;
  isBusy: boolean;
  /** The head, the body and the sums. */
  children: ReactNode;
}

/** The scrolling box of a grid, with a fade at its right edge while more columns follow. */
export function GridFrame(props: GridFrameProps) {
  const { box, view, style, label, rowCount, columnCount, isMultiple, isBusy, children } = props;
  const { onKeyDown, onFocus, onClick, onDoubleClick } = props;
  return (
    <div className={view.hasMoreColumns ? 'grid-frame grid-more' : 'grid-frame'} style={style}>
      <div ref={box} className="grid-view" aria-busy={isBusy}>
        <div role="presentation" {...{ onKeyDown, onFocus, onClick, onDoubleClick }}>
          <div
            role="grid"
            className="grid"
            aria-label={label}
            aria-rowcount={rowCount}
            aria-colcount={columnCount}
            aria-multiselectable={isMultiple}
          >
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
