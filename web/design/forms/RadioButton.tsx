interface RadioButtonProps {
  /** Shared by the buttons of one choice. */
  name: string;
  checked: boolean;
  /** Instead of the usual look: the place draws the choice itself. */
  className?: string;
  onChange: () => void;
}

/**
 * A radio button: the browser's own, because PrimeReact's adds only elements around it and shows a
 * choice that the page refused (decision 37).
 */
export function RadioButton({ className = 'radio', onChange, ...others }: RadioButtonProps) {
  return <input {...others} type="radio" className={className} onChange={() => onChange()} />;
}
