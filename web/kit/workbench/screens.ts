import type { ComponentType } from 'react';

/** What a built-in screen is given: the parameters of its address, and the title of its tab. */
export interface ScreenProps {
  parameters: Record<string, string>;
  title: string;
}

export type Screens = Readonly<Record<string, ComponentType<ScreenProps>>>;
