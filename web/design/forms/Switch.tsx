import { InputSwitch } from 'primereact/inputswitch';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The input is the switch: what is around it has no role and is not shown. */
const parts = {
  root: { className: 'input-only', role: undefined, 'aria-checked': undefined },
  input: { className: 'switch' },
  slider: { hidden: true },
};

/** Turns something on and off at once, on PrimeReact's InputSwitch. */
export function Switch({ checked, onChange }: SwitchProps) {
  return <InputSwitch checked={checked} pt={parts} onChange={({ value }) => onChange(value)} />;
}
