import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../design/forms/Checkbox.tsx';
import { Button } from '../../design/button/Button.tsx';
import type { TitledColumn } from './dialog-request.ts';

interface ColumnCheckboxesProps {
  columns: readonly TitledColumn[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

/** Checkboxes for the columns that a file contains. */
export function ColumnCheckboxes({ columns, ticked, onTick }: ColumnCheckboxesProps) {
  const { t } = useTranslation();
  const headId = useId();
  const areAllTicked = ticked.size === columns.length;
  const tick = (name: string, on: boolean) =>
    onTick(new Set([...ticked].filter((column) => column !== name).concat(on ? name : [])));
  return (
    <div>
      <div className="job-heads">
        <span id={headId} className="small mute grow">
          {t('jobs.export.columns', { 0: ticked.size, 1: columns.length })}
        </span>
        <Button
          kind="quiet"
          onClick={() =>
            onTick(areAllTicked ? new Set() : new Set(columns.map(({ name }) => name)))
          }
        >
          {t(areAllTicked ? 'jobs.export.noColumns' : 'jobs.export.allColumns')}
        </Button>
      </div>
      <div className="job-columns" role="group" aria-labelledby={headId}>
        {columns.map(({ name, title }) => (
          <label key={name}>
            <Checkbox checked={ticked.has(name)} onChange={(on) => tick(name, on)} />
            {title}
          </label>
        ))}
      </div>
    </div>
  );
}
