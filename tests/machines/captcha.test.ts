import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type EmittedFrom } from 'xstate';
import {
  MISSING_SITE_KEY,
  MISSING_WIDGET_ID,
  requireSiteKey,
  requireWidgetId,
} from '#machines/captcha/captcha.machine.ts';
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

describe('the messages of the two errors', () => {
  it('are exactly these (B75, B76)', () => {
    expect(MISSING_SITE_KEY).toBe('options must be included siteKey');
    expect(MISSING_WIDGET_ID).toBe('resetRecaptcha must have widgetId');
  });

  it.each([null, ''])('installing the widget with the key %j raises an Error (B75)', (siteKey) => {
    expect(() => requireSiteKey(siteKey)).toThrow(new Error('options must be included siteKey'));
  });

  it.each([undefined, null, '', '0', true, {}, [0]])(
    'resetting the widget by the id %j raises an Error (B76)',
    (widgetId) => {
      expect(() => requireWidgetId(widgetId)).toThrow(new Error('resetRecaptcha must have widgetId'));
    },
  );

  it('valid keys and the widget ids 0 and 1 are accepted (B76)', () => {
    expect(requireSiteKey('llave')).toBe('llave');
    expect([0, 1].map(requireWidgetId)).toEqual([0, 1]);
  });
});

describe('the captcha', () => {
  it('loads its script only when it is started (B78)', async () => {
    const { actor, loadScript } = start('llave');
    expect(loadScript).not.toHaveBeenCalled();
    actor.send({ type: 'captcha.start' });
    actor.send({ type: 'captcha.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(loadScript).toHaveBeenCalledTimes(1);
  });

  it.each([null, ''])(
    'fails without a key (%j), keeps and logs the exact message, and loads nothing',
    (siteKey) => {
      const { actor, loadScript } = start(siteKey);
      actor.send({ type: 'captcha.start' });
      expect(actor.getSnapshot().value).toBe('failed');
      expect(actor.getSnapshot().context.error).toBe('options must be included siteKey');
      expectConsole('error', /^options must be included siteKey$/);
      expect(loadScript).not.toHaveBeenCalled();
    },
  );

  it('keeps the token of verify, and drops it when it expires (B74)', async () => {
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

  it.each([undefined, null, '0'])(
    'fails when it is reset by %j, and keeps and logs the exact message',
    async (widgetId) => {
      const { actor, resets } = await drawn(0);
      actor.send({ type: 'captcha.verify', token: 'uno' });
      actor.send({ type: 'captcha.reset', widgetId });
      expect(actor.getSnapshot().value).toBe('failed');
      expect(actor.getSnapshot().context.error).toBe('resetRecaptcha must have widgetId');
      expect(actor.getSnapshot().context.token).toBeNull();
      expectConsole('error', /^resetRecaptcha must have widgetId$/);
      expect(resets).toEqual([]);
    },
  );

  it('is reset by the id that it was rendered with, which may be 0', async () => {
    const { actor, resets } = await drawn(0);
    actor.send({ type: 'captcha.verify', token: 'uno' });
    actor.send({ type: 'captcha.renew' });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(resets).toEqual([{ type: 'captcha.resetWidget', widgetId: 0 }]);
  });

  it('fails when its script cannot be loaded, and can be started again', async () => {
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

  it('fails when the widget reports a failure, and can be started again (B74)', async () => {
    const { actor } = await drawn(0);
    actor.send({ type: 'captcha.fail' });
    expect(actor.getSnapshot().hasTag('drawn')).toBe(false);
    actor.send({ type: 'captcha.start' });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(actor.getSnapshot().context.widgetId).toBeNull();
  });

  it('is slow after 3 s and cancellable after 10 s while its script loads', () => {
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
