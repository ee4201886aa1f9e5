import { useState } from 'react';
import type { ScreenProps } from '../../platform/workbench/screens.ts';
import { Assistant } from './Assistant.tsx';
import { type AssistantLocation, assistantView } from './assistant-location.ts';

/** The assistant in a tab of the workbench: portal:casper, or portal:casper?elf=CODE. */
export function AssistantScreen({ parameters }: ScreenProps) {
  const [location, setLocation] = useState<AssistantLocation>(() => assistantView.read(parameters));
  return <Assistant location={location} onNavigate={setLocation} />;
}
