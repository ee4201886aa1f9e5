import { useEffect, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import type { Choice, FoundOptions } from './useOptions.ts';

interface OptionListProps<T extends Choice> {
  id: string;
  found: FoundOptions<T>;
  active: number;
  value: string | null;
  label: string;
  onChoose: (choice: T) => void;
  ref: Ref<HTMLDivElement>;
}

/** What may be chosen. A press in it leaves the focus in the field. */
export function OptionList<T extends Choice>({ id, found, active, value, label, onChoose, ref }: OptionListProps<T>) {
  const { t } = useTranslation();
  const { options, state, retry } = found;
  const activeId = `${id}-${String(active)}`;
  useEffect(
    function keepInSight() {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    },
    [activeId],
  );
  return (
    <div ref={ref} className="option-list pop" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={label} aria-busy={state === 'asking'} tabIndex={-1}>
        {options.map((option, at) => (
          // The keys are the field's, where the focus stays.
          <div
            key={option.value}
            id={`${id}-${String(at)}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            className={at === active ? 'option option-active' : 'option'}
            onClick={() => onChoose(option)}
            onKeyDown={undefined}
          >
            <span className="grow">{option.label}</span>
            {option.value === value && <Icon name="check" size="small" />}
          </div>
        ))}
      </div>
      <div role="status" className={options.length === 0 || state === 'asking' ? 'option-note' : undefined}>
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
