import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Dashboard } from '../../../../web/features/home/Dashboard.tsx';
import type { Locale } from '../../../../web/design/language/locales.ts';
import type { OpenModule } from '../../../../web/platform/workbench/OpenModule.tsx';
import { type CardData, dashboardOf } from '../../support/home-fixtures.ts';
import {
  fakeGateway,
  languageOf,
  signedInSession,
  Surroundings,
} from '../../support/home-support.tsx';

export const chinese = await languageOf('zh-CN');

/** A dashboard by its code, over a gateway of the test's own. */
export function show(
  gateway: ReturnType<typeof fakeGateway>,
  { code = 'home', openModule }: { code?: string; openModule?: OpenModule } = {},
) {
  return render(
    <Surroundings link={gateway.link} language={chinese} {...(openModule ? { openModule } : {})}>
      <Dashboard code={code} />
    </Surroundings>,
  );
}

/** A dashboard of one card. */
export async function showCard(
  card: CardData,
  {
    locale = 'zh-CN',
    answers = {},
  }: { locale?: Locale; answers?: Parameters<typeof fakeGateway>[0] } = {},
) {
  const openModule = vi.fn();
  const session = signedInSession();
  const gateway = fakeGateway({ Home: () => ({ data: dashboardOf([card]) }), ...answers });
  const view = render(
    <Surroundings
      link={gateway.link}
      language={await languageOf(locale)}
      session={session}
      openModule={openModule}
    >
      <Dashboard code="home" />
    </Surroundings>,
  );
  return { openModule, gateway, session, view };
}

/** Notes what comes up under a selector, even if it goes again before anybody could look. */
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

export const region = (name: string) => screen.findByRole('region', { name });
