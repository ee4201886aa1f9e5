import { useTranslation } from '../../design/language/useTranslation.ts';
import { RetryButton } from '../../design/feedback/RetryButton.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';

interface NoSheetsProps {
  title: string;
  /** True if the account lacks permission; false if the module is not configured. */
  isForbidden: boolean;
  onRetry: () => void;
}

/** Says why a module can show no documents at all. */
export function NoSheets({ title, isForbidden, onRetry }: NoSheetsProps) {
  const { t } = useTranslation();
  const key = isForbidden ? 'module.unknown' : 'module.noPage';
  return (
    <StatusPage title={t(key)} body={t(`${key}.body`, { 0: title })} level={2}>
      <RetryButton onRetry={onRetry} />
    </StatusPage>
  );
}
