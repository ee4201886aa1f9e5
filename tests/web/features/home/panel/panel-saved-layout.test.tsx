import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLayoutSave } from '../../../../../web/features/home/layout/useLayoutSave.ts';
import { announcementCard, homeWith, message, messageCard, mustSee } from './panel-fixtures.ts';
import { section, showPanel, titles } from './show-panel.tsx';

const three = () => [mustSee(), messageCard(), announcementCard([message('a')])];
const places = (codes: readonly string[]) =>
  codes.map((code, nth) => ({
    __typename: {
      mustsee: 'MustSeeCard',
      messages: 'MessageCard',
      announcements: 'AnnouncementCard',
    }[code],
    id: `card-${code}`,
    code,
    position: { __typename: 'CardPosition', row: nth + 1, column: 1, width: 12, height: 1 },
  }));
const layoutAnswer = (
  codes: readonly string[] | null,
  version: number,
  error?: { code: string; message: string },
) => ({
  data: {
    dashboardLayoutSave: {
      __typename: 'DashboardLayoutPayload',
      dashboard: codes && { __typename: 'Dashboard', code: 'panel', version, cards: places(codes) },
      userErrors: error ? [{ __typename: 'UserError', ...error }] : [],
    },
  },
});
const codesOf = (variables: Record<string, unknown>) =>
  (variables.input as { cards: { code: string }[] }).cards.map(({ code }) => code);
const ready = async () => {
  for (const name of ['今日必看', '未读消息', '公告']) await section(name);
};
async function moveDown(user: Awaited<ReturnType<typeof showPanel>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: `${name}：更多操作` }));
  await user.click(screen.getByRole('menuitem', { name: '下移' }));
}

/** Does what the layout dialog of the panel does on confirm. */
function SavesPanel() {
  const { save } = useLayoutSave('panel');
  const position = { row: 1, column: 1, width: 12, height: 1 };
  return (
    <button type="button" onClick={() => void save(3, [{ code: 'announcements', position }])}>
      save elsewhere
    </button>
  );
}

describe('The order of the panel', () => {
  it('is shown at once after the layout dialog saved it, and a dragged order sends no request', async () => {
    let version = 3;
    const { user, gateway } = await showPanel(three(), {
      beside: <SavesPanel />,
      answers: {
        Home: () => ({
          data: homeWith(version < 5 ? three() : [announcementCard([message('a')])], { version }),
        }),
        PanelOrderSave: (variables) => {
          version += 1;
          return layoutAnswer(codesOf(variables), version);
        },
        DashboardLayoutSave: () => {
          version += 1;
          return layoutAnswer(['announcements'], version);
        },
      },
    });
    await ready();
    await moveDown(user, '今日必看');
    await waitFor(() => expect(gateway.operations()).toContain('PanelOrderSave'));
    expect(gateway.operations().filter((name) => name === 'Home')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'save elsewhere' }));
    await waitFor(() => expect(titles()).toEqual(['公告']));
    expect(gateway.operations().filter((name) => name === 'Home')).toHaveLength(2);
  });
});
