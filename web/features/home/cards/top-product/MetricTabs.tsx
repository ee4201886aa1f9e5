import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../../design/button/Button.tsx';
import './TopProductCard.css';

interface MetricTabsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** The content of the selected tab. */
  children: ReactNode;
}

/**
 * Tabs with one panel. Arrow keys, Home and End select a tab at once, because its content is cheap
 * to show.
 */
export function MetricTabs<Value extends string>({
  label,
  value,
  options,
  onChange,
  children,
}: MetricTabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const index = options.findIndex((option) => option.value === value);
    const lastIndex = options.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: index === lastIndex ? 0 : index + 1,
      ArrowLeft: index === 0 ? lastIndex : index - 1,
      Home: 0,
      End: lastIndex,
    };
    const target = targets[event.key];
    const option = target === undefined ? undefined : options[target];
    if (target === undefined || !option) return;
    event.preventDefault();
    onChange(option.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }
  return (
    <>
      <div className="metric-tabs" role="tablist" aria-label={label} ref={list}>
        {options.map((option) => (
          <Button
            key={option.value}
            role="tab"
            id={`${id}${option.value}`}
            className="metric-tab"
            aria-selected={option.value === value}
            aria-controls={`${id}panel`}
            tabIndex={option.value === value ? 0 : -1}
            onClick={() => onChange(option.value)}
            onKeyDown={handleKey}
          >
            {option.label}
          </Button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`}>
        {children}
      </div>
    </>
  );
}
