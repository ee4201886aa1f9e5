import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AppProviders } from '../../web/app/AppProviders.tsx';
import { createServices } from '../../web/app/create-services.ts';
import { Workbench } from '../../web/features/shell/Workbench.tsx';
import { ViewerProvider } from '../../web/kit/session/ViewerContext.tsx';
import { useOpenModule } from '../../web/kit/workbench/OpenModule.tsx';
import type { ScreenProps, Screens } from '../../web/kit/workbench/screens.ts';
import { fakeGateway } from '../support/render-app.tsx';
import { moduleAnswer, signedIn, viewerOf } from './shell-fixtures.ts';

function Note({ parameters, title }: ScreenProps) {
  const [text, setText] = useState('');
  if (text === 'break') throw new Error('broken on purpose');
  return <input aria-label={`${title} ${parameters.about}`} value={text} onChange={(event) => setText(event.target.value)} />;
}

function Home() {
  const open = useOpenModule();
  return (
    <button type="button" onClick={() => open({ code: 'M-price', applicationCode: 'OPS', name: '价格查询（改）' })}>
      open
    </button>
  );
}

const screens: Screens = { note: Note };

async function renderWorkbench() {
  const { transport } = fakeGateway(
    signedIn(undefined, {
      Module: ({ code }) =>
        moduleAnswer(code, {
          __typename: 'BuiltInScreen',
          screen: 'note',
          parameters: [{ __typename: 'ScreenParameter', name: 'about', value: String(code) }],
        }),
    }),
  );
  const services = await createServices(window, transport);
  const viewer = viewerOf();
  render(
    <AppProviders services={services}>
      <ApolloProvider client={await services.loadClient()}>
        <ViewerProvider value={viewer as never}>
          <Workbench
            applications={viewer.applications as never}
            reloading={false}
            home={<Home />}
            screens={screens}
            signOutFailed={false}
            onReload={() => undefined}
            onSignOut={() => undefined}
          />
        </ViewerProvider>
      </ApolloProvider>
    </AppProviders>,
  );
  return userEvent.setup({ delay: null });
}

const line = (name: string) => screen.getByRole('treeitem', { name });
const note = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });

it('a tab keeps what was typed while another one is worked in, and is inert meanwhile', async () => {
  const user = await renderWorkbench();
  await user.click(line('价格查询'));
  await user.type(await note('价格查询 M-price'), 'half a word');
  await user.click(line('要货申请'));
  expect((await note('要货申请 M-order')).value).toBe('');
  const hidden = await note('价格查询 M-price');
  expect(hidden.closest('[role="tabpanel"]')?.hasAttribute('hidden')).toBe(true);
  await user.click(screen.getByRole('tab', { name: '价格查询' }));
  expect((await note('价格查询 M-price')).value).toBe('half a word');
});

it('a tab that is opened again with other data begins anew, in its place', async () => {
  const user = await renderWorkbench();
  await user.click(line('价格查询'));
  await user.type(await note('价格查询 M-price'), 'old');
  await user.click(line('要货申请'));
  await user.click(screen.getByRole('tab', { name: '首页' }));
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect((await note('价格查询（改） M-price')).value).toBe('');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['首页', '价格查询（改）', '要货申请']);
});

it('a tab that breaks leaves the others alone and can be begun anew', async () => {
  const user = await renderWorkbench();
  await user.click(line('价格查询'));
  await user.type(await note('价格查询 M-price'), 'kept');
  await user.click(line('要货申请'));
  await user.type(await note('要货申请 M-order'), 'break');
  expect(await screen.findByRole('heading', { name: '页面出错了' })).toBeTruthy();
  expect((await note('价格查询 M-price')).value).toBe('kept');
  await user.click(screen.getByRole('button', { name: '重新加载' }));
  expect((await note('要货申请 M-order')).value).toBe('');
});
