import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDelayedSkeleton } from '../../../../web/features/home/useDelayedSkeleton.ts';
import { TranslationContext } from '../../../../web/design/language/useTranslation.ts';
import { FrameSkeleton } from '../../../../web/design/feedback/FrameSkeleton.tsx';

/** Keys stand for the texts, which these tests do not read. */
const Texts = ({ children }: { children: ReactNode }) => (
  <TranslationContext value={{ t: i18next.t, i18n: i18next }}>{children}</TranslationContext>
);

let now = 0;
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const delay = () => screen.getByTestId('frame-skeleton').style.animationDelay;

it('a skeleton that replaces another one continues its animation, so that the page is never blank', () => {
  const view = render(<FrameSkeleton key="code" />, { wrapper: Texts });
  expect(delay()).toBe('150ms');
  now += 100;
  view.rerender(<FrameSkeleton key="account" />);
  expect(delay()).toBe('50ms');
  now += 400;
  view.rerender(<FrameSkeleton key="page" />);
  expect(delay()).toBe('0ms');
});

function Part({ waiting = true }: { waiting?: boolean }) {
  return <p>{useDelayedSkeleton(waiting) ? 'shapes' : 'nothing'}</p>;
}

it.each([
  [0, 'nothing'],
  [149, 'nothing'],
  [150, 'shapes'],
])('a part drawn %i ms after the skeleton of the page begins with %s', (ms, begins) => {
  const view = render(<FrameSkeleton />, { wrapper: Texts });
  now += ms;
  view.rerender(<Part />);
  expect(screen.getByText(begins)).toBeTruthy();
});

it.each([
  [449, 'shapes'],
  [450, 'nothing'],
])('the content replaces a skeleton that began with the page %i ms ago: %s', (ms, then) => {
  const view = render(<FrameSkeleton />, { wrapper: Texts });
  now += 400;
  view.rerender(<Part />);
  now += ms - 400;
  view.rerender(<Part waiting={false} />);
  expect(screen.getByText(then)).toBeTruthy();
});
