import { Button } from '../button/Button.tsx';
import './SegmentedToggle.css';

interface SegmentedToggleProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/**
 * A toggle between two to four views of the same content. The chosen option is raised and bold, not
 * only colored.
 */
export function SegmentedToggle<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedToggleProps<Value>) {
  return (
    <div className="segmented" role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          className="segmented-option"
          aria-pressed={option.value === value}
          onClick={() => {
            onChange(option.value);
          }}
        >
          {option.label}
        </Button>
      ))}
    </div>
  );
}
