import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dayFromToday } from '#stories/support/steps/quotes.ts';
import { numbers } from './list-case.ts';
import { choose, openList, shownRows } from './list-screen.tsx';
import { orderRow } from './rows.ts';

it('orders are shown between two days that are typed, until any day will do again (B119)', async () => {
  const screen = await openList(
    {
      person: 'Distribuidor',
      call: 'orders',
      reply: numbers.map(orderRow),
      path: '/panel/listas/ordenes',
    },
    {},
  );
  const [before, yesterday] = [dayFromToday(-2), dayFromToday(-1)];
  await expect.poll(shownRows).not.toEqual([]);
  await choose({ label: 'Hecha', option: 'Entre fechas' });
  await expect.poll(screen.query).toEqual({ cuando: '..' });
  await userEvent.fill(page.getByLabelText('Desde'), before);
  await expect.poll(shownRows).toHaveLength(9);
  await userEvent.fill(page.getByLabelText('Hasta'), yesterday);
  // The last three are of today, and each day before has three.
  await expect.poll(shownRows).toEqual(numbers.slice(-9, -3).toReversed());
  await expect.poll(screen.query).toEqual({ cuando: `${before}..${yesterday}` });
  await choose({ label: 'Hecha', option: 'Cuando sea' });
  await expect.element(page.getByLabelText('Desde')).not.toBeInTheDocument();
  await expect.poll(screen.query).toEqual({});
});
