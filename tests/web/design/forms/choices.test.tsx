import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '../../../../web/design/forms/Checkbox.tsx';
import { RadioButton } from '../../../../web/design/forms/RadioButton.tsx';
import { Switch } from '../../../../web/design/forms/Switch.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

it('a checkbox is ticked by its label and by Space, and says whether Shift was held', async () => {
  const changes = vi.fn();
  function Form() {
    const [checked, setChecked] = useState(false);
    return (
      <label>
        <Checkbox
          checked={checked}
          aria-invalid
          onChange={(next, { withShift }) => {
            setChecked(next);
            changes(next, withShift);
          }}
        />
        {'Remember'}
      </label>
    );
  }
  const { user } = await renderInPortal(<Form />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember' });
  expect(screen.getAllByRole('checkbox')).toEqual([box]);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByText('Remember'));
  await user.keyboard(' ');
  fireEvent.click(box, { shiftKey: true });
  expect(changes.mock.calls).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ]);
  expect(box.checked).toBe(true);
});

it('a checkbox shows that only a part is checked, and a disabled one changes nothing', async () => {
  const change = vi.fn();
  function Form() {
    const [part, setPart] = useState(true);
    return (
      <>
        <Checkbox
          aria-label="All"
          checked={false}
          indeterminate={part}
          disabled
          onChange={change}
        />
        <button type="button" onClick={() => setPart(false)}>
          None
        </button>
      </>
    );
  }
  const { user } = await renderInPortal(<Form />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
  expect([box.indeterminate, box.disabled]).toEqual([true, true]);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'None' }));
  expect([box.indeterminate, change.mock.calls]).toEqual([false, []]);
});

it('radio buttons show the choice of the page, also if it refuses a press', async () => {
  function Form({ refuses }: { refuses: string }) {
    const [chosen, setChosen] = useState('a');
    return ['a', 'b', 'c'].map((value) => (
      <label key={value}>
        <RadioButton
          name="letter"
          checked={value === chosen}
          onChange={() => {
            if (value !== refuses) setChosen(value);
          }}
        />
        {value}
      </label>
    ));
  }
  const { user } = await renderInPortal(<Form refuses="c" />);
  const checked = () => screen.getByRole('radio', { checked: true });
  await user.click(screen.getByRole('radio', { name: 'b' }));
  expect(checked()).toBe(screen.getByRole('radio', { name: 'b' }));
  await user.click(screen.getByRole('radio', { name: 'c' }));
  expect(checked()).toBe(screen.getByRole('radio', { name: 'b' }));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(checked()).toBe(screen.getByRole('radio', { name: 'a' }));
});

it('a switch is one control with a name and a state', async () => {
  function Form() {
    const [on, setOn] = useState(true);
    return (
      <label>
        <Switch checked={on} onChange={setOn} />
        {'Shortcuts'}
      </label>
    );
  }
  const { user } = await renderInPortal(<Form />);
  const button = screen.getByRole('switch', { name: 'Shortcuts', checked: true });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  await user.click(button);
  expect(screen.getByRole('switch', { name: 'Shortcuts', checked: false })).toBe(button);
});
