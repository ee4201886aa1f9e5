import { InputText } from 'primereact/inputtext';
import type { ComponentProps } from 'react';
import { useRootRef } from '../prime/useRootRef.ts';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'value'> {
  value?: string;
}

/** A line of text, on PrimeReact. The field around it (`.in`) has the frame. */
export function TextInput({ ref, onInput, ...others }: TextInputProps) {
  return <InputText {...others} {...(onInput && { onInput })} {...useRootRef(ref)} />;
}
