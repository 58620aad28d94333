import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HandAct } from '#mocks/demo/hand/hand.ts';
import { watchHand } from '#mocks/demo/hand/watch-hand.ts';
import { doneOf } from '#stories/charts/fixtures/act.ts';
import { painted } from '#stories/charts/stage/when-shown.ts';
import { openStage } from '../film/support/open-stage.tsx';
import { unseen } from '../walks/support/seeing.ts';

/** Scrolls as a person does: some way with each turn of the wheel. */
async function scrollBy(scroller: Element, distance: number): Promise<void> {
  const turns = 10;
  for (let turn = 0; turn < turns; turn += 1) {
    scroller.scrollBy({ top: distance / turns, behavior: 'instant' });
    await painted();
  }
}

async function watchedPage(markup: string) {
  await page.viewport(1280, 900);
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  const acts: HandAct[] = [];
  const stop = watchHand(document, (act) => {
    acts.push(act);
  });
  onTestFinished(() => {
    stop();
    place.remove();
  });
  return { acts, place };
}

test('an act says where the page was scrolled to since the act before, and turns are told exactly', async () => {
  const { acts } = await watchedPage(
    '<button type="button" style="position: fixed; top: 0">Listo</button><div style="height: 6000px"></div>',
  );
  const button = page.getByRole('button', { name: 'Listo' });
  await scrollBy(document.documentElement, 3_000);
  await scrollBy(document.documentElement, -2_950);
  await button.click();
  await button.click();
  const [first, second] = acts;
  expect(first?.scrolled).toContain(3_000);
  expect(first?.scrolled?.at(-1)).toBe(50);
  expect(first?.scrolled?.length).toBeLessThanOrEqual(20);
  expect(second).not.toHaveProperty('scrolled');
});

test('inside of what scrolls on its own its place is told', async () => {
  const { acts, place } = await watchedPage(`
    <div style="height: 200px; overflow-y: auto" id="list">
      <div style="height: 900px"></div><button type="button">Último</button>
    </div>
    <div style="height: 3000px"></div>`);
  const list = place.querySelector('#list') ?? place;
  await scrollBy(list, 720);
  await page.getByRole('button', { name: 'Último' }).click();
  expect(acts[0]?.scrolled?.at(-1)).toBe(Math.round(list.scrollTop));
});

test('a replay scrolls as the person did: what loads when it is seen loads again', async () => {
  const stage = await openStage('ownWindow');
  const calls = () => stage.getState().calls.map(({ call }) => call);
  const dialog = page.getByRole('dialog', { name: 'En tu ventana' });
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await unseen(dialog);
  expect(calls()).not.toContain('opinions');
  const { scrollHeight } = document.documentElement;
  await scrollBy(document.documentElement, scrollHeight);
  await expect.poll(calls).toContain('opinions');
  await scrollBy(document.documentElement, -scrollHeight);
  await page.getByRole('heading', { level: 1 }).click();
  await stage.repeat({ acts: [] });
  const { steps, hand } = stage.getState();
  await stage.restart(0);
  expect(calls()).not.toContain('opinions');
  await stage.repeat({ acts: steps.map(doneOf), after: hand });
  expect(calls()).toContain('opinions');
});
