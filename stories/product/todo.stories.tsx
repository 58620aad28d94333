import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Cell, DrawingGrid, Row } from './drawing-grid.tsx';
import { everyType, inUse, names, usual } from './samples.ts';

const closed = (type: (typeof everyType)[number]) => (inUse[type] === 1 ? 0.5 : 0);

/** All products on one page: in use, closed, in the evening, and at a table's size. */
function Everything() {
  return (
    <DrawingGrid>
      {everyType.map((type) => (
        <Row key={type} title={names[type]}>
          <Cell {...usual[type]} detail="card" openness={inUse[type]} />
          <Cell {...usual[type]} detail="card" openness={closed(type)} />
          <Cell {...usual[type]} detail="card" openness={inUse[type]} time="evening" />
          <Cell {...usual[type]} detail="icon" openness={inUse[type]} />
          <Cell {...usual[type]} detail="icon" openness={closed(type)} />
        </Row>
      ))}
    </DrawingGrid>
  );
}

const meta = preview.meta({
  title: 'Producto/Todo de un vistazo',
  component: Everything,
  tags: ['autodocs', 'long'],
});

/** Every type, at the sizes and in the light that the shop shows. */
export const Todo = meta.story({
  name: 'Todo',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(everyType.length * 5);
  },
});
