import { ProgressBar as PrimeProgressBar } from 'primereact/progressbar';
import './ProgressBar.css';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null while it is not known. */
  share: number | null;
}

/** How much of something is done. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <PrimeProgressBar
      aria-label={label}
      showValue={false}
      className="progress-line"
      {...(share === null
        ? { mode: 'indeterminate' as const }
        : { value: Math.round(Math.min(1, Math.max(0, share)) * 100) })}
    />
  );
}
