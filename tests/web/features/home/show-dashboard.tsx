import { screen } from '@testing-library/react';
import { Dashboard } from '../../../../web/features/home/Dashboard.tsx';
import type { Locale } from '../../../../web/design/language/locales.ts';
import { type CardData, dashboardOf } from '../../support/home-fixtures.ts';
import { waitingGateway, type Answers, type FakeGateway } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

/** Renders the dashboard with this code. */
export const showDashboard = (gateway: FakeGateway, code = 'home') =>
  renderInPortal(<Dashboard code={code} />, { gateway });

/** Renders the home dashboard with a single card. */
export async function showCard(
  card: CardData,
  { locale = 'zh-CN', answers = {} }: { locale?: Locale; answers?: Answers } = {},
) {
  const gateway = waitingGateway({ Home: () => ({ data: dashboardOf([card]) }), ...answers });
  const view = await renderInPortal(<Dashboard code="home" />, { gateway, locale });
  return { openModule: view.openModule, gateway, session: view.session, view };
}

/** Records the texts of elements that match a selector, even if they are removed at once. */
export function watchFor(selector: string) {
  const seen: (string | null)[] = [];
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const one of [node, ...node.querySelectorAll('*')])
        if (one.matches(selector)) seen.push(one.textContent);
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return seen;
}

/** The figure of a KPI card as it is shown, without the exact figure for screen readers. */
export const shownFigure = (card: HTMLElement) =>
  card.querySelector('[title] > span + span[aria-hidden="true"]')?.textContent;

export const region = (name: string) => screen.findByRole('region', { name });
