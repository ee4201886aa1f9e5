import { useState } from 'react';
import type { ScreenProps } from '../../platform/workbench/screens.ts';
import { Assistant } from './Assistant.tsx';
import { parsePage, type AssistantLocation } from './assistant-location.ts';

/** The assistant in a tab of the workbench: portal:casper, or portal:casper?elf=CODE. */
export function AssistantScreen({ parameters }: ScreenProps) {
  const [location, setLocation] = useState<AssistantLocation>({
    elf: parameters.elf ?? null,
    page: parsePage(parameters.page),
  });
  return <Assistant location={location} onNavigate={setLocation} />;
}
