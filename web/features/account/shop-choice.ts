import type { Choice } from '../../design/forms/ChoiceList.tsx';

/** A store to choose. A store without a name is named after its number, which is shown once. */
export function shopChoice({ number, name }: { number: string; name: string }): Choice {
  return { value: number, label: name, ...(name !== number && { code: number }) };
}
