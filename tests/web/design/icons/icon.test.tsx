import { fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { firstIcons } from '../../../../web/design/icons/first-icons.ts';
import { Icon } from '../../../../web/design/icons/Icon.tsx';
import type { IconShapes } from '../../../../web/design/icons/icon-shape.ts';
import { ModuleIcon } from '../../../../web/design/icons/ModuleIcon.tsx';
import { WorkbenchIcons } from '../../../../web/design/icons/WorkbenchIcons.tsx';
import { workbenchIcons } from '../../../../web/design/icons/workbench-icons.ts';
import { loadStyles, styleOf } from '../../support/load-styles.ts';

const shapes = { ...firstIcons.shapes, ...workbenchIcons.shapes };
const BRAND = 'M1 1h2v2z';

type Load = () => Promise<IconShapes>;
const waiting = () => vi.fn<Load>(() => new Promise(() => undefined));
const loading = (all: IconShapes) => vi.fn<Load>(async () => all);

/** Icons are hidden from assistive technology: they have no role and no name to find them by. */
function showIcon(icon: ReactNode, load?: Load) {
  const { container } = render(
    load ? <WorkbenchIcons sets={[load]}>{icon}</WorkbenchIcons> : <>{icon}</>,
  );
  return {
    path: () => container.querySelector('path'),
    shape: () => container.querySelector('path')?.getAttribute('d'),
    image: () => container.querySelector('img'),
    drawing: () => container.querySelector('svg'),
  };
}

describe('A named icon', () => {
  it.each([
    ['a word of the portal', 'down', 'chevron-down'],
    ['a name of PrimeIcons', 'chevron-down', 'chevron-down'],
    ['a name with its prefix', 'pi-bell', 'bell'],
    ['its class names', 'pi pi-bell', 'bell'],
    ['class names between spaces', ' pi pi-bell ', 'bell'],
    ['a name of the sign-in page', 'pi pi-times', 'times'],
  ])('is shown by %s, without loading anything', (_what, name, shape) => {
    const load = waiting();
    expect(showIcon(<Icon name={name} />, load).shape()).toBe(shapes[shape]);
    expect(load).not.toHaveBeenCalled();
  });

  it('is shown before the sign-in, where only a few exist', () => {
    expect(showIcon(<Icon name="lock" />).shape()).toBe(shapes.lock);
    expect(showIcon(<Icon name="bell" />).shape()).toBe(shapes.file);
  });

  it('is drawn with lines or filled, as its shape says', async () => {
    loadStyles('design/icons/Icon.css');
    const lineEnd = (name: string) =>
      styleOf(showIcon(<Icon name={name} />, waiting()).path(), 'stroke-linecap');
    expect([lineEnd('grip'), lineEnd('keyboard')]).toEqual(['butt', 'round']);
    const { path } = showIcon(<Icon name="gauge" />, loading({ gauge: { evenOdd: BRAND } }));
    await waitFor(() => expect(path()?.getAttribute('fill-rule')).toBe('evenodd'));
  });
});

describe('An icon that only the services name', () => {
  it('is loaded once for all, and its place is empty until then', async () => {
    const load = loading({ github: BRAND, discord: 'M2 2h2v2z' });
    const icons = (
      <>
        <Icon name="pi pi-github" />
        <Icon name="discord" />
      </>
    );
    const { drawing, shape } = showIcon(icons, load);
    expect(drawing()?.childNodes).toHaveLength(0);
    await waitFor(() => expect(shape()).toBe(BRAND));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is a plain document if there is no such name', async () => {
    const { shape } = showIcon(<Icon name="pi pi-nothing" />, loading({ github: BRAND }));
    await waitFor(() => expect(shape()).toBe(shapes.file));
  });

  it('is looked for in the usual set first, and in all only if it is not there', async () => {
    const [usual, all] = [loading({ truck: 'M2 2h2v2z' }), loading({ github: BRAND })];
    const sets = [usual, all];
    const shown = (name: string) => (
      <WorkbenchIcons sets={sets}>
        <Icon name={name} />
      </WorkbenchIcons>
    );
    const { container, rerender } = render(shown('pi pi-truck'));
    const shape = () => container.querySelector('path')?.getAttribute('d');
    await waitFor(() => expect(shape()).toBe('M2 2h2v2z'));
    expect(all).not.toHaveBeenCalled();
    rerender(shown('pi pi-github'));
    await waitFor(() => expect(shape()).toBe(BRAND));
    expect(usual).toHaveBeenCalledTimes(1);
  });

  it('is already there on a page with menus, which loads the usual set at once and once', async () => {
    const usual = loading({ truck: 'M2 2h2v2z' });
    const sets = [usual, waiting()];
    const shown = (icon: ReactNode) => (
      <WorkbenchIcons hasMenus sets={sets}>
        {icon}
      </WorkbenchIcons>
    );
    const { container, rerender } = render(shown(null));
    await waitFor(() => expect(usual).toHaveBeenCalledTimes(1));
    await usual.mock.results[0]?.value;
    rerender(shown(<Icon name="pi pi-truck" />));
    expect(container.querySelector('path')?.getAttribute('d')).toBe('M2 2h2v2z');
    expect(sets[1]).not.toHaveBeenCalled();
    expect(usual).toHaveBeenCalledTimes(1);
  });

  it('stays empty if the set cannot be loaded, and the next icon tries again', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValueOnce({ github: BRAND });
    const sets = [load];
    const shown = (more: ReactNode) => (
      <WorkbenchIcons sets={sets}>
        <Icon name="github" />
        {more}
      </WorkbenchIcons>
    );
    const { container, rerender } = render(shown(null));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(container.querySelector('path')).toBeNull();
    rerender(shown(<Icon name="pi-github" />));
    await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(2));
  });

  it.each(['', '  ', 'constructor!', '../bell', '<svg>', 'javascript:alert(1)', 'Bell'])(
    'is a plain document if "%s" can be no name',
    (name) => {
      const load = waiting();
      expect(showIcon(<Icon name={name} />, load).shape()).toBe(shapes.file);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it.each(['constructor', 'valueof'])('has nothing of objects: %s', async (name) => {
    const { shape } = showIcon(<Icon name={name} />, loading({}));
    await waitFor(() => expect(shape()).toBe(shapes.file));
  });
});

describe('An icon with an address', () => {
  it.each(['/files/abc', 'https://pictures.example.com/a.png', 'HTTPS://pictures.example.com/a'])(
    'is the picture at %s, or a plain document if it is broken',
    (address) => {
      const { image, shape } = showIcon(<Icon name={address} size="large" />);
      const picture = image();
      expect(picture?.getAttribute('src')).toBe(address);
      expect(picture?.getAttribute('alt')).toBe('');
      if (picture) fireEvent.error(picture);
      expect(image()).toBeNull();
      expect(shape()).toBe(shapes.file);
    },
  );

  it.each([
    'http://pictures.example.com/a.png',
    '//pictures.example.com/a.png',
    '/\\pictures.example.com/a.png',
    '/\t/pictures.example.com/a.png',
    'https://',
    'data:image/png;base64,AAAA',
    'blob:https://localhost/1',
    'javascript:alert(1)',
    'files/abc',
  ])('is never asked for at %s', (address) => {
    const { image, shape } = showIcon(<Icon name={address} />);
    expect(image()).toBeNull();
    expect(shape()).toBe(shapes.file);
  });
});

describe('The icon of a module', () => {
  it('is its named icon, even if there are pictures', () => {
    const { image, shape } = showIcon(<ModuleIcon icon="lock" imageUrls={['/files/own']} />);
    expect(image()).toBeNull();
    expect(shape()).toBe(shapes.lock);
  });

  it('is the first picture that can be loaded, then a plain document', () => {
    const { image, shape } = showIcon(
      <ModuleIcon icon="/files/a" imageUrls={[null, 'http://x.example/b', '/files/c']} />,
    );
    for (const address of ['/files/a', '/files/c']) {
      const picture = image();
      expect(picture?.getAttribute('src')).toBe(address);
      if (picture) fireEvent.error(picture);
    }
    expect(image()).toBeNull();
    expect(shape()).toBe(shapes.file);
  });
});
