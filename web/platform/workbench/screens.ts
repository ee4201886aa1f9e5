import type { ComponentType } from 'react';

/** What a built-in screen is given: the parameters of its address with those of its opener over them, and what its module is called. */
export interface ScreenProps {
  parameters: Record<string, string>;
  title: string;
}

export type Screens = Readonly<Record<string, ComponentType<ScreenProps>>>;

/** What the screen of embedded modules is given. Which module and application it is, `useTab().module` tells. */
export interface EmbeddedScreenProps {
  /** The page of the module to begin at: its own address, or a deep link of the same origin. */
  url: string;
  title: string;
  parameters: Record<string, string>;
}

export type EmbeddedScreen = ComponentType<EmbeddedScreenProps>;
