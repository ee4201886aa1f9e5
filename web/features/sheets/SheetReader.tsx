import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { SheetDetails } from '../../records/documents/SheetDetails.tsx';
import { SheetHeader } from '../../records/documents/SheetHeader.tsx';
import { useSheetLines } from '../../records/documents/useSheetLines.ts';
import { useOpenModule } from '../../platform/workbench/OpenModule.tsx';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { SheetDocument_SheetFragment } from './SheetDocument.gen.ts';
import { SheetPrint } from './SheetPrint.tsx';
import { SheetTop } from './SheetTop.tsx';
import type { UpdateView } from './sheet-view.ts';
import { namesOfPeople } from '../../design/language/names-of-people.ts';

interface SheetReaderProps {
  sheet: SheetDocument_SheetFragment;
  title: string;
  updateView: UpdateView;
}

/** Module code of the approval centre, the same in every installation. */
const APPROVAL_CENTRE_CODE = '100003';

/** A read-only document: in its process, effective or rejected. */
export function SheetReader({ sheet, title, updateView }: SheetReaderProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const openModule = useOpenModule();
  const loadLines = useSheetLines(sheet.moduleCode, sheet.number);
  const { approval } = sheet;
  return (
    <article className="sheet-document" aria-label={`${title} ${sheet.number}`}>
      <SheetTop
        {...sheet}
        title={title}
        amount={sheet.total?.amount ?? null}
        onBack={() => updateView({ open: null })}
      >
        <SheetPrint
          title={`${title} ${sheet.number}`}
          status={sheet.status}
          sheet={sheet}
          loadLines={loadLines}
        />
        {approval !== null && (
          <Button
            kind="plain"
            onClick={() =>
              openModule({
                code: APPROVAL_CENTRE_CODE,
                name: t('sheets.approvalCentre'),
                provisional: true,
                parameters: { tab: 'mystart', instanceid: approval.instanceCode },
              })
            }
          >
            {t('sheets.showApproval')}
          </Button>
        )}
      </SheetTop>
      {approval !== null && approval.status === 'RUNNING' && (
        <p className="sheet-where">
          {t('sheets.isAt', {
            0:
              approval.stepName === null
                ? serverText(approval.processI18nCode, approval.processName)
                : serverText(approval.stepI18nCode, approval.stepName),
            1: namesOfPeople(approval.assignees, t),
          })}
        </p>
      )}
      <section className="card sheet-part" aria-label={t('sheets.header')}>
        <SheetHeader columns={sheet.form.header} header={sheet.header} />
      </section>
      <section className="card" aria-label={t('sheets.details')}>
        <SheetDetails sheet={sheet} loadLines={loadLines} />
      </section>
    </article>
  );
}
