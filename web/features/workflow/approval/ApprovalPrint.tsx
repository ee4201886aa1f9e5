import { useTranslation } from '../../../design/language/useTranslation.ts';
import { PrintPaper } from '../../../design/print/PrintPaper.tsx';
import { PrintedLines } from '../../../records/documents/print/PrintedLines.tsx';
import { detailOf } from '../../../records/documents/sheet.ts';
import { SheetHeader } from '../../../records/documents/SheetHeader.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useTabSelected } from '../../../platform/workbench/TabContext.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { ApprovalContent } from './approval.ts';
import { ShortTime } from './history/ShortTime.tsx';

interface ApprovalPrintProps {
  title: string;
  approval: ApprovalContent;
}

/**
 * The print version of an approval: document, detail lists and history. It is rendered only while
 * printing.
 */
export function ApprovalPrint(props: ApprovalPrintProps) {
  const isSelected = useTabSelected();
  return <PrintPaper enabled={isSelected}>{() => <Paper {...props} />}</PrintPaper>;
}

function Paper({ title, approval }: ApprovalPrintProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { enterprise } = useViewer();
  const { processName, initiator, sheet, history } = approval;
  return (
    <>
      <p className="small">{enterprise.name}</p>
      <h1>{title}</h1>
      <p>
        {[
          serverText(approval.processI18nCode, processName),
          t('approval.initiator', { 0: initiator.name }),
        ].join(' · ')}
      </p>
      {sheet !== null && (
        <>
          <h2>{t('approval.document')}</h2>
          <SheetHeader columns={sheet.form.header} header={sheet.header} />
          {sheet.form.details.map((form) => (
            <PrintedLines key={form.section} form={form} {...detailOf(sheet, form.section)} />
          ))}
        </>
      )}
      {history !== null && (
        <>
          <h2>{t('approval.history')}</h2>
          <table>
            <tbody>
              {history.map((step) => (
                <tr key={step.id}>
                  <td>{serverText(step.stepI18nCode, step.stepName)}</td>
                  <td>{step.assignee.name}</td>
                  <td>
                    {step.actionName === null
                      ? t(`approval.state.${step.state}`)
                      : serverText(step.actionI18nCode, step.actionName)}
                  </td>
                  <td>
                    <ShortTime moment={step.finishedAt} />
                  </td>
                  <td>{step.opinion}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
