import { useEffect, type Ref, type UIEvent } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { Choice, OptionResults } from './useOptions.ts';
import './option.css';

interface OptionListProps<T extends Choice> {
  id: string;
  found: OptionResults<T>;
  active: number;
  chosen: readonly string[];
  /** Several options may be chosen: each chosen one has a tick. */
  multiple: boolean;
  label: string;
  onChoose: (choice: T) => void;
  ref: Ref<HTMLDivElement>;
}

/** The next page is loaded when the list is scrolled this close to its end, in pixels. */
const LOAD_MORE_DISTANCE = 48;

/** The options that can be chosen. A press in the list leaves the focus in the field. */
export function OptionList<T extends Choice>({
  id,
  found,
  active,
  chosen,
  multiple,
  label,
  onChoose,
  ref,
}: OptionListProps<T>) {
  const { t } = useTranslation();
  const { options, state, hasMore, loadMore, retry } = found;
  const activeId = `${id}-${String(active)}`;
  useEffect(
    function keepInSight() {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    },
    [activeId],
  );
  const handleScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (hasMore && scrollTop + clientHeight >= scrollHeight - LOAD_MORE_DISTANCE) loadMore();
  };
  return (
    <div
      ref={ref}
      className="option-list pop"
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      onScroll={handleScroll}
    >
      <div
        role="listbox"
        id={id}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={state === 'loading'}
        tabIndex={-1}
      >
        {options.map((option, index) => (
          // Keys are handled by the field, which keeps the focus.
          <div
            key={option.value}
            id={`${id}-${String(index)}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(option.value)}
            className={index === active ? 'option option-active' : 'option'}
            onClick={() => onChoose(option)}
            onKeyDown={undefined}
          >
            <span className="grow">{option.label}</span>
            {chosen.includes(option.value) && <Icon name="check" size="small" />}
          </div>
        ))}
      </div>
      {hasMore && (
        <Button kind="quiet" className="option-more" tabIndex={-1} onClick={loadMore}>
          {t('metadata.option.more')}
        </Button>
      )}
      <div
        role="status"
        className={options.length === 0 || state !== 'ready' ? 'option-note' : undefined}
      >
        {state === 'loading' && t('metadata.option.asking')}
        {state === 'ready' && options.length === 0 && t('metadata.option.none')}
        {state === 'failed' && (
          <>
            {t('metadata.option.failed')}{' '}
            <Button kind="plain" onClick={retry}>
              {t('metadata.option.retry')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
