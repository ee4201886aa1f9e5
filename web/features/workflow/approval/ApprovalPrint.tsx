import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SheetHeader } from '../../../records/documents/SheetHeader.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useTab } from '../../../platform/workbench/TabContext.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { ApprovalContent } from './approval.ts';
import { ShortTime } from './history/ShortTime.tsx';
import { PrintedLines } from './PrintedLines.tsx';
import './ApprovalPrint.css';

interface ApprovalPrintProps {
  title: string;
  approval: ApprovalContent;
}

/**
 * The print version of an approval: document, detail lists and history. It is rendered only while
 * printing.
 */
export function ApprovalPrint(props: ApprovalPrintProps) {
  const printing = usePrinting(useTab().selected);
  return printing ? createPortal(<Paper {...props} />, document.body) : null;
}

function usePrinting(enabled: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(
    function listenForPrinting() {
      if (!enabled) return undefined;
      // The browser prints the DOM as it is when this listener returns, so render synchronously.
      const begin = () => flushSync(() => setPrinting(true));
      const end = () => setPrinting(false);
      window.addEventListener('beforeprint', begin);
      window.addEventListener('afterprint', end);
      return () => {
        window.removeEventListener('beforeprint', begin);
        window.removeEventListener('afterprint', end);
      };
    },
    [enabled],
  );
  return printing;
}

function Paper({ title, approval }: ApprovalPrintProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { enterprise } = useViewer();
  const { processName, initiatorName, sheet, history } = approval;
  return (
    <div className="approval-print">
      <p className="small">{enterprise.name}</p>
      <h1>{title}</h1>
      <p>
        {[
          serverText(approval.processI18nCode, processName),
          t('approval.initiator', { 0: initiatorName }),
        ].join(' · ')}
      </p>
      {sheet !== null && (
        <>
          <h2>{t('approval.document')}</h2>
          <SheetHeader columns={sheet.form.header} header={sheet.header} />
          {sheet.form.details.map((form) => (
            <PrintedLines key={form.section} form={form} sheet={sheet} />
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
                  <td>{step.assigneeName}</td>
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
    </div>
  );
}
