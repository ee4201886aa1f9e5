/**
 * The browser's own color chooser. PrimeReact's can be used with a pointer only.
 */
export function ColorInput({
  value,
  onChange,
}: {
  value: string;
  onChange: (color: string) => void;
}) {
  return (
    <input
      type="color"
      value={value}
      onChange={({ target }) => onChange(target.value.toLowerCase())}
    />
  );
}
