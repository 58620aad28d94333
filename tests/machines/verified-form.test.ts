import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { captchaMachine } from '#machines/captcha/captcha.machine.ts';
import { createVerifiedFormMachine, type Submission } from '#machines/verified-form/verified-form.machine.ts';
import { holdTask, nth } from '#tests/support/hold-task.ts';
import { expectConsole } from '#tests/support/quiet-console.ts';
import { ana, arrived, invalid, type SampleValues } from './support/sample-form.ts';

function open(options: { once?: boolean; siteKey?: string | null } = {}) {
  const { task, calls } = holdTask<string, Submission<SampleValues>>();
  const machine = createVerifiedFormMachine('sample', task, { once: options.once ?? false }).provide({
    actors: {
      captcha: captchaMachine.provide({ actors: { loadScript: fromPromise(() => Promise.resolve()) } }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { siteKey: options.siteKey ?? 'llave' } }).start();
  return { actor, calls, clock, submit: (values = ana) => actor.send({ type: 'form.submit', values }) };
}

/** A form whose captcha is widget 0, and the calls that the widget received. */
async function openDrawn(options: { once?: boolean } = {}) {
  const page = open(options);
  const { captcha } = page.actor.getSnapshot().context;
  const resets: number[] = [];
  captcha.on('captcha.resetWidget', ({ widgetId }) => {
    resets.push(widgetId);
  });
  captcha.send({ type: 'captcha.start' });
  await waitFor(captcha, (snapshot) => snapshot.matches('ready'));
  captcha.send({ type: 'captcha.rendered', widgetId: 0 });
  return { ...page, captcha, resets };
}

describe('a verified form', () => {
  it('makes no call until the captcha is solved, and says so (B58)', async () => {
    const { actor, calls, submit } = await openDrawn();
    submit();
    expect(calls).toEqual([]);
    expect(actor.getSnapshot().matches({ editing: 'unverified' })).toBe(true);
  });

  it('drops that message once the captcha is solved, and sends its token', async () => {
    const { actor, calls, captcha, submit } = await openDrawn();
    submit();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    expect(actor.getSnapshot().matches({ editing: 'verified' })).toBe(true);
    submit();
    expect(nth(calls, 0).input).toEqual({ values: ana, captcha: 'uno' });
  });

  it('does not send an expired token (B74)', async () => {
    const { calls, captcha, submit } = await openDrawn();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    captcha.send({ type: 'captcha.expire' });
    submit();
    expect(calls).toEqual([]);
    captcha.send({ type: 'captcha.verify', token: 'dos' });
    submit();
    expect(nth(calls, 0).input.captcha).toBe('dos');
  });

  it('asks for a new token after a failure', async () => {
    const { actor, calls, captcha, resets, submit } = await openDrawn();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    submit();
    nth(calls, 0).reject(invalid());
    await arrived();
    expect(resets).toEqual([0]);
    expect(captcha.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true);
    submit();
    expect(calls).toHaveLength(1);
    expect(actor.getSnapshot().matches({ editing: 'unverified' })).toBe(true);
    expect(actor.getSnapshot().context.error?.fields).toEqual({ email: ['Ya existe.'] });
    captcha.send({ type: 'captcha.verify', token: 'dos' });
    submit();
    expect(nth(calls, 1).input.captcha).toBe('dos');
  });

  it('asks for a new token after a cancellation', async () => {
    const { actor, calls, captcha, resets, submit } = await openDrawn();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    submit();
    actor.send({ type: 'form.cancel' });
    submit();
    expect(calls).toHaveLength(1);
    expect(resets).toEqual([0]);
  });

  it('does not resend a token that expired during the call', async () => {
    const { calls, captcha, submit } = await openDrawn();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    submit();
    captcha.send({ type: 'captcha.expire' });
    nth(calls, 0).reject(invalid());
    await arrived();
    submit();
    expect(calls).toHaveLength(1);
  });

  it('makes no call without a key; the exact message is kept and logged (B79)', () => {
    const { actor, calls, submit } = open({ siteKey: '' });
    actor.getSnapshot().context.captcha.send({ type: 'captcha.start' });
    submit();
    expect(calls).toEqual([]);
    expect(actor.getSnapshot().matches({ editing: 'unverified' })).toBe(true);
    expect(actor.getSnapshot().context.captcha.getSnapshot().context.error).toBe(
      'options must be included siteKey',
    );
    expectConsole('error', /^options must be included siteKey$/);
  });

  it('reaches its final state after a success when it is sent once, and keeps the reply', async () => {
    const { actor, calls, captcha, submit } = await openDrawn({ once: true });
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    submit();
    nth(calls, 0).resolve('listo');
    await arrived();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'done' });
    expect(actor.getSnapshot().context).toMatchObject({
      reply: 'listo',
      submission: { values: ana },
      error: null,
    });
  });

  it('restarts after a success without its old values', async () => {
    const { actor, calls, captcha, submit } = await openDrawn();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    submit();
    nth(calls, 0).resolve('listo');
    await arrived();
    submit();
    expect(calls, 'a form that is done is not sent again').toHaveLength(1);
    actor.send({ type: 'form.restart' });
    expect(actor.getSnapshot().matches({ editing: 'untouched' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({
      submission: null,
      reply: null,
      error: null,
      verification: null,
    });
  });
});
