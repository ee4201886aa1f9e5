import './RadioButton.css';

interface RadioButtonProps {
  /** Shared by the buttons of one choice. */
  name: string;
  checked: boolean;
  /** Instead of the usual look: the place draws the choice itself. */
  className?: string;
  onChange: () => void;
}

/**
 * A radio button: the browser's own with the portal's colours, because PrimeReact's adds only
 * elements around it and shows a choice that the page refused (decision 37). The browser's colours
 * are too dark in the dark scheme: a button that is not chosen looks disabled.
 */
export function RadioButton({ className = 'radio', onChange, ...others }: RadioButtonProps) {
  return <input {...others} type="radio" className={className} onChange={() => onChange()} />;
}
