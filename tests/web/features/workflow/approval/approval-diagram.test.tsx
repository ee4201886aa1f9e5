import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ApprovalDiagram } from '../../../../../web/features/workflow/approval/approval.ts';
import {
  layoutDiagram,
  NODE_HEIGHT,
  NODE_WIDTH,
} from '../../../../../web/features/workflow/approval/history/diagram-layout.ts';
import { answerOf, approvalOf } from './approval-fixtures.ts';
import { dialog, openApproval, taskOf } from './open-approval.tsx';
import { errorOf } from '../../../support/shell-fixtures.ts';
import { diagram } from './approval-diagram-fixtures.ts';

const drawn = layoutDiagram(diagram as unknown as ApprovalDiagram);
const node = (code: string) => drawn.nodes.find(({ step }) => step.code === code)!;
const link = (id: string) => drawn.links.find((one) => one.id === id)!;

describe('The steps of a process', () => {
  it('are in a row with person, time, and current and coming steps', async () => {
    await openApproval();
    const steps = within(
      (await dialog()).getByRole('region', { name: '流程', hidden: false }),
    ).getAllByRole('listitem');
    expect(steps.map((one) => one.querySelector('b')?.textContent)).toEqual([
      '提交申请',
      '采购经理审核',
      '稽核',
      '营运审批',
      '总经理批准',
    ]);
    const state = /^(?:已完成|已跳过|当前节点|未开始)$/u;
    expect(steps.map((one) => within(one).getByText(state).textContent)).toEqual([
      '已完成',
      '已完成',
      '已跳过',
      '当前节点',
      '未开始',
    ]);
    expect(steps[3]!.getAttribute('aria-current')).toBe('step');
    expect(steps[3]!.textContent).toContain('林知夏、周启航');
    expect(steps[4]!.textContent).toContain('金额 ≥ 5 万时');
  });

  it('report that they could not be loaded and are reloaded separately', async () => {
    const { user, gateway } = await openApproval({
      answers: {
        Approval: (asked) =>
          answerOf(approvalOf(taskOf(asked), { diagram: null }), [
            errorOf('UPSTREAM_FAILED', ['viewer', 'approval', 'diagram']),
          ]),
      },
    });
    const region = within((await dialog()).getByRole('region', { name: '流程' }));
    await user.click(region.getByRole('button', { name: '重试' }));
    expect(gateway.requests.at(-1)).toMatchObject({
      operation: 'ApprovalPart',
      variables: { diagram: true, history: false },
    });
    expect(await region.findByRole('alert')).toBeTruthy();
  });
});

describe('The diagram', () => {
  it('opens over the approval as a list with the same content as the drawing', async () => {
    const { user } = await openApproval();
    await user.click((await dialog()).getByRole('button', { name: '查看完整流程图' }));
    const view = within(await screen.findByRole('dialog', { name: '流程图' }));
    const current = view
      .getAllByRole('listitem')
      .find((one) => one.getAttribute('aria-current') === 'step')!;
    expect(current.textContent).toMatch(
      /营运审批当前节点林知夏、周启航会签.*下一节点：总经理批准 金额 ≥ 5 万下一节点：提交申请 退回/u,
    );
    expect(view.getByRole('region', { name: '流程图' }).tabIndex).toBe(0);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '流程图' })).toBeNull();
    expect(screen.getByRole('dialog', { name: /^采购订单/u })).toBeTruthy();
  });

  it('starts at the current step, which can be beyond its edge', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return Number.parseFloat(this.style.left);
    });
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const { user } = await openApproval();
    await user.click((await dialog()).getByRole('button', { name: '查看完整流程图' }));
    const view = within(await screen.findByRole('dialog', { name: '流程图' }));
    expect(view.getByRole('region', { name: '流程图' }).scrollLeft).toBe(
      node('operations').x + NODE_WIDTH / 2 - 150,
    );
    vi.restoreAllMocks();
  });

  it('places steps after all steps that lead to them, without overlapping', () => {
    expect(node('start').x).toBeLessThan(node('manager').x);
    expect(node('audit').x).toBeGreaterThan(node('manager').x);
    expect(node('operations').x).toBeGreaterThan(node('audit').x);
    const places = drawn.nodes.map(({ x, y }) => `${String(x)} ${String(y)}`);
    expect(new Set(places).size).toBe(5);
    for (const { x, y } of drawn.nodes)
      expect([x + NODE_WIDTH <= drawn.width, y + NODE_HEIGHT <= drawn.height]).toEqual([
        true,
        true,
      ]);
  });

  it('marks the route that was taken, and draws returns below the steps', () => {
    expect(drawn.links.filter(({ isTaken }) => isTaken).map(({ id }) => id)).toEqual([
      'start manager',
      'manager operations',
    ]);
    expect(link('operations start').y).toBeGreaterThan(node('operations').y + NODE_HEIGHT);
    expect(link('operations start').y).toBeLessThan(drawn.height);
    // Over the column between: through the gap below, not through the step that stands there.
    expect(link('manager operations').y).toBeGreaterThan(node('audit').y + NODE_HEIGHT);
  });

  it('handles invalid processes', () => {
    const [first, second] = (diagram as unknown as ApprovalDiagram).steps;
    const odd = {
      steps: [first!, second!],
      links: [
        { from: 'start', to: 'nowhere', isTaken: true, label: null, labelI18nCode: null },
        { from: 'start', to: 'start', isTaken: false, label: null, labelI18nCode: null },
      ],
    };
    expect(layoutDiagram(odd).links).toEqual([]);
    expect(layoutDiagram({ steps: [], links: [] })).toMatchObject({ nodes: [], links: [] });
  });
});
