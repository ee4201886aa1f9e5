import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StatusPage } from '../../../../web/design/feedback/StatusPage.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const page = () => screen.getByRole('heading').parentElement!;

it('explains why there is no content, with a status and a heading of its level', async () => {
  await renderInPortal(<StatusPage code="404" title="找不到" body="地址不对" level={2} />);
  expect(screen.getByRole('heading', { name: '找不到', level: 2 })).toBeTruthy();
  expect(page().textContent).toBe('404找不到地址不对');
  expect(screen.queryByRole('button')).toBeNull();
});

it('states the reason of a failure and its request id, and offers a retry before other actions', async () => {
  const onRetry = vi.fn();
  const { user } = await renderInPortal(
    <StatusPage
      title="打不开"
      body={{ message: '服务没有响应', requestId: 'r-17' }}
      onRetry={onRetry}
    >
      <a href="/home">首页</a>
    </StatusPage>,
  );
  expect(page().textContent).toMatch(/服务没有响应.*r-17重试首页$/u);
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
