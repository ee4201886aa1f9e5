import { InputTextarea } from 'primereact/inputtextarea';
import type { ComponentProps } from 'react';
import { useRootRef } from '../prime/useRootRef.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value?: string;
}

/** Several lines of text, on PrimeReact. */
export function TextArea({ ref, ...others }: TextAreaProps) {
  return <InputTextarea {...others} {...useRootRef(ref)} />;
}
