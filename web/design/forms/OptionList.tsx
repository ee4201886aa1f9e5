import { useEffect, type Ref, type UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import type { Choice, FoundOptions } from './useOptions.ts';

interface OptionListProps<T extends Choice> {
  id: string;
  found: FoundOptions<T>;
  active: number;
  chosen: readonly string[];
  /** Several options may be chosen: each chosen one has a tick. */
  multiple: boolean;
  label: string;
  onChoose: (choice: T) => void;
  ref: Ref<HTMLDivElement>;
}

/** The next page is loaded when the list is scrolled this close to its end, in pixels. */
const nearEnd = 48;

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
  const { options, state, hasMore, more, retry } = found;
  const activeId = `${id}-${String(active)}`;
  useEffect(
    function keepInSight() {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    },
    [activeId],
  );
  const handleScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (hasMore && scrollTop + clientHeight >= scrollHeight - nearEnd) more();
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
        aria-busy={state === 'asking'}
        tabIndex={-1}
      >
        {options.map((option, at) => (
          // Keys are handled by the field, which keeps the focus.
          <div
            key={option.value}
            id={`${id}-${String(at)}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(option.value)}
            className={at === active ? 'option option-active' : 'option'}
            onClick={() => onChoose(option)}
            onKeyDown={undefined}
          >
            <span className="grow">{option.label}</span>
            {chosen.includes(option.value) && <Icon name="check" size="small" />}
          </div>
        ))}
      </div>
      {hasMore && (
        <button type="button" className="btn btn-t option-more" tabIndex={-1} onClick={more}>
          {t('metadata.option.more')}
        </button>
      )}
      <div
        role="status"
        className={options.length === 0 || state !== 'ready' ? 'option-note' : undefined}
      >
        {state === 'asking' && t('metadata.option.asking')}
        {state === 'ready' && options.length === 0 && t('metadata.option.none')}
        {state === 'failed' && (
          <>
            {t('metadata.option.failed')}{' '}
            <button type="button" className="btn" onClick={retry}>
              {t('metadata.option.retry')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
