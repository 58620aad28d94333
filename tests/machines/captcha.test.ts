import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type EmittedFrom } from 'xstate';
import {
  MISSING_SITE_KEY,
  MISSING_WIDGET_ID,
  requireSiteKey,
  requireWidgetId,
} from '#machines/captcha.machine.ts';
import { machines } from '#machines/index.ts';
import { expectConsole } from '#tests/support/quiet-console.ts';

type Script = () => Promise<void>;

const loads: Script = () => Promise.resolve();
const hangs: Script = () => Promise.withResolvers<void>().promise;

function start(siteKey: string | null, script: Script = loads) {
  const loadScript = vi.fn<Script>(script);
  const clock = new SimulatedClock();
  const actor = createActor(machines.captcha.provide({ actors: { loadScript: fromPromise(loadScript) } }), {
    input: { siteKey },
    clock,
  });
  const resets: EmittedFrom<typeof machines.captcha>[] = [];
  actor.on('captcha.resetWidget', (event) => {
    resets.push(event);
  });
  actor.start();
  return { actor, clock, loadScript, resets };
}

async function drawn(widgetId: number) {
  const page = start('llave');
  page.actor.send({ type: 'captcha.start' });
  await waitFor(page.actor, (snapshot) => snapshot.matches('ready'));
  page.actor.send({ type: 'captcha.rendered', widgetId });
  return page;
}

describe('the two texts of SPEC 1', () => {
  it('are exactly these', () => {
    expect(MISSING_SITE_KEY).toBe('options must be included siteKey');
    expect(MISSING_WIDGET_ID).toBe('resetRecaptcha must have widgetId');
  });

  it.each([null, ''])('installing it with the key %j raises an Error', (siteKey) => {
    expect(() => requireSiteKey(siteKey)).toThrow(new Error('options must be included siteKey'));
  });

  it.each([undefined, null, '', '0', true, {}, [0]])('resetting it by %j raises an Error', (widgetId) => {
    expect(() => requireWidgetId(widgetId)).toThrow(new Error('resetRecaptcha must have widgetId'));
  });

  it('a key and the widget ids 0 and 1 are good', () => {
    expect(requireSiteKey('llave')).toBe('llave');
    expect([0, 1].map(requireWidgetId)).toEqual([0, 1]);
  });
});

describe('captcha', () => {
  it('asks for its script only when it is started', async () => {
    const { actor, loadScript } = start('llave');
    expect(loadScript).not.toHaveBeenCalled();
    actor.send({ type: 'captcha.start' });
    actor.send({ type: 'captcha.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(loadScript).toHaveBeenCalledTimes(1);
  });

  it.each([null, ''])(
    'without a key (%j) fails, keeps and logs the exact text, and loads nothing',
    (siteKey) => {
      const { actor, loadScript } = start(siteKey);
      actor.send({ type: 'captcha.start' });
      expect(actor.getSnapshot().value).toBe('failed');
      expect(actor.getSnapshot().context.error).toBe('options must be included siteKey');
      expectConsole('error', /^options must be included siteKey$/);
      expect(loadScript).not.toHaveBeenCalled();
    },
  );

  it('verifies, expires and is verified again', async () => {
    const { actor } = await drawn(0);
    actor.send({ type: 'captcha.verify', token: 'uno' });
    expect(actor.getSnapshot().context.token).toBe('uno');
    actor.send({ type: 'captcha.expire' });
    expect(actor.getSnapshot().value).toBe('expired');
    expect(actor.getSnapshot().context.token).toBeNull();
    actor.send({ type: 'captcha.verify', token: 'dos' });
    expect(actor.getSnapshot().value).toBe('verified');
    expect(actor.getSnapshot().context.token).toBe('dos');
  });

  it.each([0, 1, 12])('is reset by its widget id %i', async (widgetId) => {
    const { actor, resets } = await drawn(widgetId);
    actor.send({ type: 'captcha.verify', token: 'uno' });
    actor.send({ type: 'captcha.reset', widgetId });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context.token).toBeNull();
    expect(resets).toEqual([{ type: 'captcha.resetWidget', widgetId }]);
  });

  it.each([undefined, null, '0'])('reset by %j fails, keeps and logs the exact text', async (widgetId) => {
    const { actor, resets } = await drawn(0);
    actor.send({ type: 'captcha.verify', token: 'uno' });
    actor.send({ type: 'captcha.reset', widgetId });
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.error).toBe('resetRecaptcha must have widgetId');
    expect(actor.getSnapshot().context.token).toBeNull();
    expectConsole('error', /^resetRecaptcha must have widgetId$/);
    expect(resets).toEqual([]);
  });

  it('is renewed by the id it was drawn under, which may be 0', async () => {
    const { actor, resets } = await drawn(0);
    actor.send({ type: 'captcha.verify', token: 'uno' });
    actor.send({ type: 'captcha.renew' });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(resets).toEqual([{ type: 'captcha.resetWidget', widgetId: 0 }]);
  });

  it('whose script cannot be loaded fails and can be started again', async () => {
    let attempts = 0;
    const { actor } = start('llave', () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('no script')) : Promise.resolve();
    });
    actor.send({ type: 'captcha.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.error).toBe('Error: no script');
    actor.send({ type: 'captcha.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it('that fails when drawn can be started again', async () => {
    const { actor } = await drawn(0);
    actor.send({ type: 'captcha.fail' });
    expect(actor.getSnapshot().hasTag('drawn')).toBe(false);
    actor.send({ type: 'captcha.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(actor.getSnapshot().context.widgetId).toBeNull();
  });

  it('whose script takes for ever is slow at 3 s and can be given up at 10 s', () => {
    const { actor, clock } = start('llave', hangs);
    actor.send({ type: 'captcha.start' });
    clock.increment(3_000);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(false);
    clock.increment(7_000);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(true);
    actor.send({ type: 'captcha.cancel' });
    expect(actor.getSnapshot().value).toBe('failed');
  });
});
