import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Pager } from '../../../../web/design/table/Pager.tsx';
import { chooseOption } from '../../support/choose-option.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const showPager = async (page: number, pages: number, busy = false) => {
  const onPage = vi.fn();
  const onPageSize = vi.fn();
  const shown = await renderInPortal(
    <Pager
      label="Goods"
      page={page}
      pageSize={30}
      totalCount={pages * 30}
      busy={busy}
      onPage={onPage}
      sizes={[30, 50]}
      onPageSize={onPageSize}
    />,
    { locale: 'en-US' },
  );
  const pager = within(screen.getByRole('navigation', { name: 'Goods: pages' }));
  const button = (name: string) => pager.getByRole('button', { name });
  return { ...shown, pager, button, onPage, onPageSize };
};

it.each([
  [1, 1, '1'],
  [3, 7, '1234567'],
  [7, 7, '1234567'],
  [1, 80, '123…80'],
  [3, 80, '1234…80'],
  [40, 80, '1…394041…80'],
  [80, 80, '1…787980'],
])('shows at page %i of %i the pages %s', async (page, pages, numbers) => {
  const { pager, button } = await showPager(page, pages);
  const texts = [...pager.getAllByText(/^(?:\d+|…)$/u)].filter(
    ({ tagName }) => tagName !== 'OPTION',
  );
  expect(texts.map(({ textContent }) => textContent).join('')).toBe(numbers);
  expect(button(`Page ${String(page)}`).getAttribute('aria-current')).toBe('page');
});

it('goes to the previous, the next and any page, and announces the page and the total', async () => {
  const { user, pager, button, onPage } = await showPager(40, 80);
  for (const name of ['Previous page', 'Next page', 'Page 1', 'Page 39', 'Page 40', 'Page 80'])
    await user.click(button(name));
  expect(onPage.mock.calls).toEqual([[39], [41], [1], [39], [80]]);
  expect(pager.getByRole('status').textContent).toBe('Page 40 of 80');
  expect(pager.getByText('Total: 2,400')).toBeTruthy();
});

it('keeps the buttons at both ends, in the Tab order and without effect', async () => {
  const { user, button, onPage } = await showPager(1, 1);
  for (const name of ['Previous page', 'Next page']) {
    await user.click(button(name));
    expect(document.activeElement).toBe(button(name));
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
  }
  expect(onPage).not.toHaveBeenCalled();
});

it('changes no page while rows load', async () => {
  const { user, button, onPage } = await showPager(1, 3, true);
  await user.click(button('Next page'));
  await user.click(button('Page 3'));
  expect(onPage).not.toHaveBeenCalled();
});

it('leads from a page that does not exist to the last', async () => {
  const { user, button, onPage } = await showPager(9, 3);
  await user.click(button('Next page'));
  expect(onPage).not.toHaveBeenCalled();
  await user.click(button('Previous page'));
  expect(onPage.mock.calls).toEqual([[3]]);
});

it('changes the number of rows of a page', async () => {
  const { user, pager, onPageSize } = await showPager(1, 3);
  await chooseOption(user, 'Rows per page', '50 per page', pager);
  expect(onPageSize.mock.calls).toEqual([[50]]);
});
