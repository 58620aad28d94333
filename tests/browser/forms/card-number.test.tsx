import { http } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { InspectionEvent } from 'xstate';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import { logIn } from '#stories/support/log-in.ts';
import { fakeProvider, profileAt } from '#stories/support/steps/profile.tsx';
import { show } from '../support/show.tsx';

/** A card that the fake provider accepts, and its secrets. */
const NUMBER = '5555555555554444';
const SPACED = '5555 5555 5555 4444';
const CODE = '918';

/** JSON of any value: repeated objects are left out, errors become text. */
function textOf(value: unknown): string {
  const seen = new WeakSet<object>();
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'function' || typeof inner === 'bigint') return String(inner);
    if (inner instanceof Error) return inner.message;
    if (typeof inner !== 'object' || inner === null) return inner;
    if (seen.has(inner)) return undefined;
    seen.add(inner);
    return inner;
  });
}

/** Everything that any actor receives and holds. */
function inspected(event: InspectionEvent): string {
  if (event.type === '@xstate.event') return textOf(event.event);
  if (event.type !== '@xstate.snapshot') return '';
  const { snapshot } = event;
  return textOf([event.event, 'context' in snapshot ? snapshot.context : snapshot]);
}

/** Watches all that could carry or store what is typed in the card's frame. */
async function watchEverything(): Promise<string[]> {
  const recorded: string[] = [];
  const network = await mocks();
  network.use(
    http.all('*', async ({ request }) => {
      recorded.push(`${request.method} ${request.url} ${await request.clone().text()}`);
      return undefined;
    }),
  );
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    recorded.push(`message ${textOf(data)}`);
  };
  window.addEventListener('message', onMessage);
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      recorded.push(`console ${textOf(words)}`);
    });
  }
  onTestFinished(() => {
    window.removeEventListener('message', onMessage);
    vi.restoreAllMocks();
  });
  return recorded;
}

const kept = () => [
  textOf({ ...localStorage }),
  textOf({ ...sessionStorage }),
  document.cookie,
  document.documentElement.outerHTML,
];

it('the card number never reaches state, storage, console, requests or the page', async () => {
  await resetMocks();
  await logIn();
  const recorded = await watchEverything();
  const Wallet = profileAt('cartera', {
    cardField: fakeProvider(),
    surroundings: { inspect: (event) => recorded.push(inspected(event)) },
  });
  show(<Wallet />);
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  const save = page.getByRole('button', { name: 'Guardar tarjeta' });
  await expect.element(save).toBeVisible();
  const field = page.frameLocator(page.getByTitle('Datos de tu tarjeta'));
  await field.getByRole('textbox', { name: 'Número de tarjeta' }).fill(SPACED);
  await field.getByRole('textbox', { name: 'Vencimiento' }).fill('1239');
  await field.getByRole('textbox', { name: 'Código (CVV)' }).fill(CODE);
  recorded.push(...kept());
  await save.click();
  await expect.element(page.getByText('Guardamos tu tarjeta')).toBeVisible();
  recorded.push(...kept());

  const all = recorded.join('\n');
  // The watchers work: each has recorded something.
  expect(all).toContain('demo-mastercard-4444-1239');
  expect(all).toContain('POST');
  expect(all).toContain('"type":"card.tokenized"');
  for (const secret of [NUMBER, SPACED, `"${CODE}"`]) expect(all).not.toContain(secret);
  expect(all.replaceAll(/[\s-]/g, '')).not.toContain(NUMBER);
});

it('the number is typed into the configured page, and a message from another origin changes nothing (F17)', async () => {
  await resetMocks();
  await logIn();
  const Wallet = profileAt('cartera', {
    cardField: { url: 'about:blank#tarjeta', origin: 'https://pagos.ejemplo.mx' },
  });
  show(<Wallet />);
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  await expect.element(page.getByText('Cargando el formulario de la tarjeta…')).toBeVisible();
  const frame = document.querySelector('iframe');
  expect(frame?.src).toBe('about:blank#tarjeta');
  const say = (origin: string, source: Window | null | undefined) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'card.ready' }, origin, source: source ?? null }),
    );
  say('https://malo.ejemplo.mx', frame?.contentWindow);
  say('https://pagos.ejemplo.mx', window);
  say('https://pagos.ejemplo.mx', null);
  await expect.element(page.getByText('Cargando el formulario de la tarjeta…')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Guardar tarjeta' })).not.toBeInTheDocument();
  say('https://pagos.ejemplo.mx', frame?.contentWindow);
  await expect.element(page.getByRole('button', { name: 'Guardar tarjeta' })).toBeVisible();
});
