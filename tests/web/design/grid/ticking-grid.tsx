import { useState } from 'react';

import { Grid } from '../../../../web/design/grid/Grid.tsx';
import type { GridProps } from '../../../../web/design/grid/grid-props.ts';
import type { GridColumn } from '../../../../web/design/grid/grid-column.ts';

export interface Line {
  key: string;
  name: string;
  price: string;
}

export const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `P${String(at + 1)}`,
    name: `商品 ${String(at + 1)}`,
    price: '9.90',
  }));

export const columns: readonly GridColumn<Line>[] = [
  {
    name: 'key',
    title: '编码',
    width: 100,
    align: 'LEFT',
    pin: 'LEFT',
    isSortable: true,
    opens: true,
    cell: ({ key }) => key,
  },
  {
    name: 'name',
    title: '名称',
    width: 200,
    align: 'LEFT',
    pin: null,
    isSortable: false,
    wide: true,
    cell: ({ name }) => name,
  },
  {
    name: 'price',
    title: '售价',
    width: 100,
    align: 'RIGHT',
    pin: null,
    isSortable: true,
    cell: ({ price }) => price,
  },
];

type Props = Partial<GridProps<Line>>;

export function Ticking(props: Props & { start?: readonly string[] }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(props.start));
  return (
    <>
      <output aria-label="ticked">{[...keys].join(' ')}</output>
      <Grid
        label="商品"
        columns={columns}
        rows={lines(5)}
        rowKey={({ key }) => key}
        rowName={({ name }) => name}
        selection={{ keys, onChange: setKeys }}
        {...props}
      />
    </>
  );
}
