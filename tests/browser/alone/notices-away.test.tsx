import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NoticesPlace, notify } from '#src/ui/notices/notices.tsx';
import { show } from '../support/show.tsx';

const view = vi.hoisted(() => ({ isAsked: false }));
vi.mock('#src/ui/notices/notices-view.tsx', () => {
  view.isAsked = true;
  throw new Error('the module is gone');
});

function Work() {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
        void notify({ title: 'Guardada' });
      }}
    >
      {`Piezas: ${String(count)}`}
    </button>
  );
}

it('a page goes on when the view of its notices does not load', async () => {
  show(
    <>
      <Work />
      <NoticesPlace />
    </>,
  );
  const button = page.getByRole('button', { name: /^Piezas/ });
  await button.click();
  await expect.poll(() => view.isAsked).toBe(true);
  await button.click();
  await expect.element(button).toHaveTextContent('Piezas: 2');
});
