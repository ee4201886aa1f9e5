import { useState } from 'react';
import type { ScreenProps } from '../../platform/workbench/screens.ts';
import { Assistant } from './Assistant.tsx';
import { pageOf, type Place } from './place.ts';

/** The assistant in a tab of the workbench: portal:casper, or portal:casper?elf=CODE. */
export function AssistantScreen({ parameters }: ScreenProps) {
  const [place, setPlace] = useState<Place>({
    elf: parameters.elf ?? null,
    page: pageOf(parameters.page),
  });
  return <Assistant place={place} onGo={setPlace} />;
}
