import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import type { Client } from '#src/api/client.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';

it('who is known only after the list has been asked for sees their clients, and it is not asked for again', async () => {
  await resetMocks();
  await logIn('Distribuidor');
  await page.viewport(1280, 900);
  const asked: CallName[] = [];
  const isKnown = Promise.withResolvers<undefined>();
  const aroundClient = (client: Client): Client => ({
    ...client,
    request: async (call, input, options) => {
      asked.push(call);
      if (call === 'currentUser') await isKnown.promise;
      return client.request(call, input, options);
    },
  });
  show(withApp({ path: '/panel/listas/cotizaciones?vista=clientes', aroundClient })());
  await expect.poll(() => asked).toContain('quotes');
  isKnown.resolve(undefined);
  await expect.element(page.getByRole('button', { name: 'Importar clientes' })).toBeVisible();
  expect(asked).toContain('clients');
  expect(asked.filter((call) => call === 'quotes')).toHaveLength(1);
});
