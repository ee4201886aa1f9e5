import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useBusinessDay } from '../../../design/dates/BusinessDay.tsx';
import { Button } from '../../../design/button/Button.tsx';
import { useOpenQuery } from '../editor/OpenQuery.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import { DaysFields } from './DaysFields.tsx';
import { DimensionFields } from './DimensionFields.tsx';
import { FilterFields } from './FilterFields.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import { OrderFields } from './OrderFields.tsx';
import { daysProblem } from './chosen-days.ts';
import { SalesExportMenu, SalesExportState } from './SalesExport.tsx';
import { consistent, keptMeasures, type SalesChoice } from './sales-choice.ts';
import { salesQuery } from './sales-query.ts';
import { useSalesExport } from './useSalesExport.ts';
import './builder.css';

interface SalesBuilderProps {
  /** What is chosen; kept by the panel, so that it survives a change of its tabs. */
  choice: SalesChoice;
  onChange: (choice: SalesChoice) => void;
  /** The query was written into the editor. */
  onOpened: () => void;
}

/**
 * A form for sales queries: it writes the query and its variables into the editor, or exports its
 * rows to a file.
 */
export function SalesBuilder({ choice, onChange, onOpened }: SalesBuilderProps) {
  const { t } = useTranslation();
  const openQuery = useOpenQuery();
  const { viewer } = usePlayground();
  const isSupplier = viewer?.userType === 'SUPPLIER';
  const { today } = useBusinessDay();
  const change = (part: Partial<SalesChoice>) =>
    onChange(consistent({ ...choice, ...part }, isSupplier));
  const isReady =
    keptMeasures(choice, isSupplier).length > 0 && daysProblem(choice, today) === null;
  const { state, start } = useSalesExport(choice, isSupplier);
  const fields = { choice, isSupplier, onChange: change };
  return (
    <form
      className="builder"
      noValidate
      aria-label={t('playground.builder')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        openQuery(salesQuery(choice, isSupplier));
        onOpened();
      }}
    >
      <p className="builder-note">{t('playground.builder.note')}</p>
      <DimensionFields {...fields} />
      <MeasureFields {...fields} />
      <DaysFields {...fields} today={today} />
      <FilterFields {...fields} />
      <OrderFields {...fields} />
      <div className="builder-foot">
        <div className="builder-acts">
          <Button type="submit" kind="primary" disabled={!isReady}>
            {t('playground.builder.write')}
          </Button>
          <SalesExportMenu isReady={isReady} start={start} />
        </div>
        <SalesExportState state={state} />
      </div>
    </form>
  );
}
