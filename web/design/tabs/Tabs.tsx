import { type ReactNode, useId } from 'react';
import { TabList, type Tab } from './TabList.tsx';

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
  /** list: at the top of a list; plain: without a line below. */
  look?: 'list' | 'plain';
  /** Arrow keys select at once, because the content is cheap to show. */
  selectsOnFocus?: boolean;
  /** Shown beside the tabs. */
  beside?: ReactNode;
  /** Content of the selected tab. */
  children: ReactNode;
}

/**
 * Tabs within a page, and one panel below them. The panel stays when another tab is selected, so
 * that what does not change in it keeps its state.
 */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  look = 'list',
  selectsOnFocus = false,
  beside,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const list = (
    <TabList
      id={id}
      className={`tabs tabs-${look}`}
      label={label}
      value={value}
      tabs={tabs}
      selectsOnFocus={selectsOnFocus}
      onChange={onChange}
    />
  );
  return (
    <>
      {beside === undefined ? (
        list
      ) : (
        <div className="tabs-head">
          {list}
          {beside}
        </div>
      )}
      <div
        role="tabpanel"
        tabIndex={-1}
        className="tabs-panel"
        id={`${id}panel`}
        aria-labelledby={`${id}${value}`}
      >
        {children}
      </div>
    </>
  );
}
