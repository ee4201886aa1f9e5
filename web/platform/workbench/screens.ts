import type { ComponentType } from 'react';

/**
 * Props of a built-in screen: the parameters of its address, overridden by those of the opener, and
 * the module's name.
 */
export interface ScreenProps {
  parameters: Record<string, string>;
  title: string;
}

export type Screens = Readonly<Record<string, ComponentType<ScreenProps>>>;

/** Props of the screen for embedded modules. `useTab().module` has the module and application. */
export interface EmbeddedScreenProps {
  /** URL to open: the module's own address, or a deep link of the same origin. */
  url: string;
  title: string;
  parameters: Record<string, string>;
}

export type EmbeddedScreen = ComponentType<EmbeddedScreenProps>;
