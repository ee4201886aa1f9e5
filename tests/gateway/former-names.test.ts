import { expect, test } from 'vitest';
import { embeddedPortal } from './workflow/embedded-portal.ts';

/** Former and present names of the same values, with those that are only given under a condition. */
const QUERY = `{ viewer {
  applications { homeUrl homeModuleCode }
  settings { englishOffered hasEnglish messagesOnly hasMessagesOnly }
  session { lockable isLockable }
  sessions { current isCurrent }
  elves { enabled isEnabled }
  listModule(code: "200209") { exactMatch isExactMatch columns { isFixed pin isSummed sumStyle } }
  approvalTotals { started submitted pending pool todo handled finished }
  approvals(list: PENDING) { nodes { buttons { asksOpinion isOpinionRequired } } }
  card(code: "todo") { ... on TodoCard {
    totals { started submitted pending pool todo handled finished }
    counters { initiated submitted pendingApproval pool todo finished } } }
} }`;

interface Answer {
  applications: { homeUrl: string | null; homeModuleCode: string | null }[];
  settings: Record<string, boolean>;
  session: Record<string, boolean>;
  sessions: Record<string, boolean>[];
  elves: Record<string, boolean>[];
  listModule: {
    exactMatch: boolean;
    isExactMatch: boolean;
    columns: { isFixed: boolean; pin: string | null; isSummed: boolean; sumStyle: string | null }[];
  };
  approvalTotals: Record<string, number>;
  approvals: { nodes: { buttons: Record<string, boolean>[] }[] };
  card: { totals: Record<string, number>; counters: Record<string, number> };
}

test('deprecated fields still answer, and the same as their successors', async () => {
  const ask = await (await embeddedPortal()).signIn('ops_director');
  const { data, errors } = await ask(QUERY);
  expect(errors).toBeUndefined();
  const viewer = data?.viewer as Answer;

  expect(viewer.applications.some(({ homeUrl }) => homeUrl !== null)).toBe(true);
  for (const { homeUrl, homeModuleCode } of viewer.applications)
    expect(homeUrl).toBe(homeModuleCode);
  expect(viewer.settings.englishOffered).toBe(viewer.settings.hasEnglish);
  expect(viewer.settings.messagesOnly).toBe(viewer.settings.hasMessagesOnly);
  expect(viewer.session.lockable).toBe(viewer.session.isLockable);
  expect(viewer.sessions.map(({ current }) => current)).toEqual(
    viewer.sessions.map(({ isCurrent }) => isCurrent),
  );
  expect(viewer.elves.map(({ enabled }) => enabled)).toEqual(
    viewer.elves.map(({ isEnabled }) => isEnabled),
  );
  expect(viewer.listModule.exactMatch).toBe(viewer.listModule.isExactMatch);
  for (const { isFixed, pin, isSummed, sumStyle } of viewer.listModule.columns)
    expect([isFixed, isSummed]).toEqual([pin !== null, sumStyle === 'SUM']);
  const buttons = viewer.approvals.nodes.flatMap((approval) => approval.buttons);
  expect(buttons.length).toBeGreaterThan(0);
  for (const { asksOpinion, isOpinionRequired } of buttons)
    expect(asksOpinion).toBe(isOpinionRequired);

  const { started, submitted, pending, pool, todo, handled } = viewer.card.totals;
  expect(viewer.card.totals).toEqual(viewer.approvalTotals);
  expect(viewer.card.counters).toEqual({
    ...{ initiated: started, submitted, pendingApproval: pending },
    ...{ pool, todo, finished: handled },
  });
});
