import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sharedQuoteMachine } from '#machines/shared-quote/shared-quote.machine.ts';
import type { SharedQuote } from '#src/api/contract/assumed/quotes.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { Answer } from '#src/screens/storefront/cotizador/shared/answer/answer.tsx';
import { sharedCopy } from '#stories/support/steps/quotes.ts';
import { show } from '../support/show.tsx';

const catalog = vi.hoisted(() => ({ loads: [] as PromiseWithResolvers<Quotable>[] }));

vi.mock('#src/features/draft-windows/use-quotable.ts', async () => {
  const { onDemand } = await import('#machines/support/on-demand.ts');
  const { useOnDemand } = await import('#src/actor-hooks/use-on-demand.ts');
  const source = onDemand(() => {
    const load = Promise.withResolvers<Quotable>();
    catalog.loads.push(load);
    return load.promise;
  });
  return { fetchQuotable: source.fetch, useQuotable: () => useOnDemand(source, true) };
});

it('a client accepts only after the drawbacks are known, and is told why until then', async () => {
  const { quotable } = await import('#src/content/quotable.ts');
  const line = { widthMm: 4_200, heightMm: 1_800, quantity: 1, cloths: 2, control: 'motor-electrico' };
  const quote = sharedCopy({ windows: sharedCopy().windows.map((window) => ({ ...window, line })) });
  const answer = vi.fn<() => Promise<SharedQuote>>(() => Promise.resolve({ ...quote, status: 'aceptada' }));
  const actor = createActor(
    sharedQuoteMachine.provide({
      actors: {
        load: fromPromise<SharedQuote, InputOf<'sharedQuote'>>(() => Promise.resolve(quote)),
        answer: fromPromise<SharedQuote, InputOf<'answerSharedQuote'>>(answer),
      },
    }),
    { input: { share: 'palabra', timeZone: 'America/Mexico_City' } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('open'));
  actor.send({ type: 'shared.accept' });
  show(<Answer actor={actor} quote={quote} isOwn={false} onReload={() => undefined} />);

  const accept = page.getByRole('button', { name: 'Sí, la acepto' });
  await expect.element(accept).toHaveAttribute('aria-disabled', 'true');
  await expect.element(accept).toHaveAccessibleDescription(/^Un momento: estamos revisando/);
  await accept.click({ force: true });

  catalog.loads[0]?.reject(new Error('the catalog is gone'));
  await expect.element(page.getByRole('alert').getByText(/^No pudimos revisar/)).toBeVisible();
  await expect.element(accept).toHaveAttribute('aria-disabled', 'true');
  await accept.click({ force: true });
  expect(answer).not.toHaveBeenCalled();

  await page.getByRole('button', { name: 'Reintentar' }).click();
  catalog.loads[1]?.resolve(quotable);
  await expect.element(page.getByText('Antes de aceptar, ten en cuenta:')).toBeVisible();
  await accept.click();
  await expect.poll(() => answer.mock.calls.length).toBe(1);
  actor.stop();
});
