import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { iconColours } from '../../../../../web/features/home/cards/frame/icon-colour.ts';
import { formatBadge } from '../../../../../web/design/number/badge.ts';
import { type DataCard, face, longName, readyCard, showDataCard } from './show-data-card.tsx';

type Counter = NonNullable<DataCard<'CountCard'>['counter']>;

const counter = (more: Partial<Counter> = {}): Counter =>
  ({
    __typename: 'CardCounter',
    openCount: 36,
    amount: null,
    icon: 'pi pi-box',
    iconColour: null,
    applicationCode: 'OPS',
    moduleCode: 'expiry',
    moduleParameters: [{ __typename: 'CardParameter', name: 'days', value: '7' }],
    ...more,
  }) as Counter;

const count = (more: Partial<Counter> = {}, name = '临期商品'): DataCard<'CountCard'> => ({
  __typename: 'CountCard',
  ...face('expiring', name),
  counter: counter(more),
});

const icon = (more: Partial<Counter> = {}): DataCard<'IconCard'> => ({
  __typename: 'IconCard',
  ...face('labels', '价签待打印'),
  counter: counter(more),
});

const opened = {
  code: 'expiry',
  applicationCode: 'OPS',
  parameters: { days: '7' },
  provisional: true,
};

describe('The count card', () => {
  it('"opens a menu module when clicked", with its parameters', async () => {
    const { openModule } = await showDataCard(count());
    fireEvent.click(
      within(await readyCard('临期商品')).getByRole('button', { name: '临期商品：36' }),
    );
    expect(openModule).toHaveBeenCalledWith({ ...opened, name: '临期商品' });
  });

  it('opens the module of the card if the number names none, and is no button without either', async () => {
    const own = {
      ...count({ moduleCode: null, applicationCode: null, moduleParameters: [] }),
      moduleCode: 'stock',
    };
    const { openModule, view } = await showDataCard(own);
    fireEvent.click(await screen.findByRole('button', { name: '临期商品：36' }));
    expect(openModule).toHaveBeenCalledWith({ code: 'stock', name: '临期商品', provisional: true });
    view.unmount();
    await showDataCard({ ...own, moduleCode: null });
    const card = await readyCard('临期商品');
    expect(within(card).queryByRole('button', { name: '临期商品：36' })).toBeNull();
    expect(within(card).getByText('临期商品：36')).toBeTruthy();
  });

  it('shows the amount beside the number and states both in full', async () => {
    await showDataCard(count({ openCount: 12, amount: '-142938.50' }));
    const button = await screen.findByRole('button', { name: '临期商品：12, −¥142,938.50' });
    expect(button.textContent).toBe('12−¥14.29 万');
  });

  it('shows — for a number that the services do not have, instead of 0', async () => {
    await showDataCard(count({ openCount: null }));
    const button = await screen.findByRole('button', { name: '临期商品：—' });
    expect(button.textContent).toBe('—');
  });

  it('cuts a name of 200 characters and keeps it in the tooltip', async () => {
    await showDataCard(count({}, longName));
    const card = await readyCard(longName);
    expect(within(card).getByRole('heading').title).toBe(longName);
  });
});

describe('The icon card', () => {
  it('has a "Badge overflow 99": the number up to 99, then 99+, with the exact number for screen readers', async () => {
    expect([0, 1, 99, 100, 12_345].map(formatBadge)).toEqual(['0', '1', '99', '99+', '99+']);
    await showDataCard(icon({ openCount: 128 }));
    const button = await screen.findByRole('button', { name: '价签待打印：128' });
    expect(within(button).getByText('99+')).toBeTruthy();
  });

  it('has no badge when the count is zero', async () => {
    await showDataCard(icon({ openCount: 0 }));
    const button = await screen.findByRole('button', { name: '价签待打印：0' });
    expect(within(button).queryByText(/^\d+\+?$/u)).toBeNull();
  });

  it('has a badge with — when the services have no number', async () => {
    await showDataCard(icon({ openCount: null }));
    const button = await screen.findByRole('button', { name: '价签待打印：—' });
    expect(within(button).getByText('—')).toBeTruthy();
  });

  it('draws the default icon for an unknown name and for none', async () => {
    const drawn: (string | null | undefined)[] = [];
    for (const name of ['box', 'pi-box', 'unheard-of', null]) {
      const { view } = await showDataCard(icon({ icon: name }));
      const button = await screen.findByRole('button', { name: '价签待打印：36' });
      drawn.push(button.querySelector('path')?.getAttribute('d'));
      view.unmount();
    }
    expect(drawn[0]).toBe(drawn[1]);
    expect(drawn[2]).toBe(drawn[3]);
  });

  it.each([
    ['#348eed', { '--icon-light': '#348eed', '--icon-dark': '#348eed' }],
    ['#101010', { '--icon-light': '#101010' }],
    ['#ffffff', { '--icon-dark': '#ffffff' }],
    ['red', undefined],
    ['#fff', undefined],
    ['#348eed;background:url(x)', undefined],
    [null, undefined],
  ])(
    'uses the colour %s in the schemes where it is visible, and accepts only #rrggbb',
    (colour, expected) => {
      expect(iconColours(colour)).toEqual(expected);
    },
  );
});
