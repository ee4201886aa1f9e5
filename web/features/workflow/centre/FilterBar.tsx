import { useId, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { NARROW_SCREEN, useMediaQuery } from '../../../design/theme/useMediaQuery.ts';
import { ListFilters } from '../../../records/lists/ListFilters.tsx';
import { AmountRange } from './AmountRange.tsx';
import {
  ageFilters,
  type CentreView,
  type ChangeCentre,
  isFiltered,
  orders,
  statuses,
} from './centre-view.ts';
import { FilterSelect } from './FilterSelect.tsx';

interface FilterBarProps {
  view: CentreView;
  documentTypes: readonly { code: string; name: string }[];
  /** Whether the list also has finished approvals, so that it can be filtered by status. */
  byStatus: boolean;
  keys: boolean;
  onChange: ChangeCentre;
}

const noFilters = {
  search: '',
  process: null,
  status: null,
  age: null,
  minimum: null,
  maximum: null,
} as const;

/** The filters of an approval list and its order. */
export function FilterBar({ view, documentTypes, byStatus, keys, onChange }: FilterBarProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery(NARROW_SCREEN);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const folded = narrow && !unfolded;
  return (
    <ListFilters
      label={t('approvals.search')}
      placeholder={t('approvals.search.hint')}
      search={view.search}
      keysEnabled={keys}
      onSearch={(search) => onChange({ search })}
    >
      {narrow && (
        <Button
          kind="plain"
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Icon name="sliders" size="small" />
          {t('approvals.filters')}
        </Button>
      )}
      <div className="approval-filters-more" id={id} hidden={folded}>
        <FilterSelects
          view={view}
          documentTypes={documentTypes}
          byStatus={byStatus}
          onChange={onChange}
        />
      </div>
      {isFiltered(view) && (
        <Button kind="quiet" onClick={() => onChange(noFilters)}>
          <Icon name="x" size="small" />
          {t('approvals.clearFilters')}
        </Button>
      )}
    </ListFilters>
  );
}

/** The filters that can be folded on narrow screens. */
function FilterSelects({ view, documentTypes, byStatus, onChange }: Omit<FilterBarProps, 'keys'>) {
  const { t } = useTranslation();
  const types = documentTypes.map(({ code, name }) => ({ value: code, label: name }));
  const isKnownType = view.process === null || types.some(({ value }) => value === view.process);
  const statusOptions = Object.entries(statuses).map(([name, value]) => ({
    value,
    label: t(`approvals.status.${name}`),
  }));
  return (
    <>
      <FilterSelect
        label={t('approvals.type')}
        all={t('approvals.type.all')}
        value={view.process ?? ''}
        options={
          isKnownType ? types : [...types, { value: view.process ?? '', label: view.process ?? '' }]
        }
        onChange={(process) => onChange({ process })}
      />
      {byStatus && (
        <FilterSelect
          label={t('approvals.status')}
          all={t('approvals.status.all')}
          value={view.status ?? ''}
          options={statusOptions}
          onChange={(status) => onChange({ status })}
        />
      )}
      <FilterSelect
        label={t('approvals.age')}
        all={t('approvals.age.all')}
        value={view.age === null ? '' : String(view.age)}
        options={ageFilters.map((days) => ({
          value: String(days),
          label: t('approvals.age.from', { 0: days }),
        }))}
        onChange={(age) => onChange({ age: age === null ? null : Number(age) })}
      />
      <AmountRange
        minimum={view.minimum}
        maximum={view.maximum}
        onChange={(minimum, maximum) => onChange({ minimum, maximum })}
      />
      <FilterSelect
        label={t('approvals.order')}
        value={view.order}
        options={Object.entries(orders).map(([name, value]) => ({
          value,
          label: t(`approvals.order.${name}`),
        }))}
        onChange={(order) => onChange({ order: order ?? 'NEWEST' })}
      />
    </>
  );
}
