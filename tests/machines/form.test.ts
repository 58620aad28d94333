import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { captchaMachine } from '#machines/captcha.machine.ts';
import { createFormMachine, type Submission } from '#machines/form.machine.ts';
import { ApiError } from '#src/api/errors.ts';
import { holdTask, nth } from '#tests/support/held.ts';
import { expectConsole } from '#tests/support/quiet-console.ts';

interface Values {
  readonly email: string;
}
const ana: Values = { email: 'ana@correo.mx' };

const invalid = () =>
  new ApiError({
    kind: 'invalid',
    call: 'register',
    status: 422,
    body: { errors: { email: ['Ya existe.'] } },
  });

function open(options: { captcha?: boolean; once?: boolean; siteKey?: string | null } = {}) {
  const { task, asked } = holdTask<string, Submission<Values>>();
  const { captcha = false, once = false } = options;
  const machine = createFormMachine('sample', task, { captcha, once }).provide({
    actors: {
      captcha: captchaMachine.provide({ actors: { loadScript: fromPromise(() => Promise.resolve()) } }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { siteKey: options.siteKey ?? 'llave' } }).start();
  return { actor, asked, clock, submit: (values = ana) => actor.send({ type: 'form.submit', values }) };
}

/** A form whose captcha is drawn as widget 0, and what that widget was told. */
async function openDrawn() {
  const page = open({ captcha: true });
  const { captcha } = page.actor.getSnapshot().context;
  if (captcha === null) throw new TypeError('the form has no captcha');
  const resets: number[] = [];
  captcha.on('captcha.resetWidget', ({ widgetId }) => {
    resets.push(widgetId);
  });
  captcha.send({ type: 'captcha.start' });
  await waitFor(captcha, (snapshot) => snapshot.matches('ready'));
  captcha.send({ type: 'captcha.rendered', widgetId: 0 });
  return { ...page, captcha, resets };
}

/** Lets every answer given so far arrive. */
const arrived = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a form', () => {
  it('sends what was typed and keeps the reply', async () => {
    const { actor, asked, submit } = open();
    submit();
    expect(nth(asked, 0).input).toEqual({ values: ana, captcha: '' });
    nth(asked, 0).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().value).toBe('done');
    expect(actor.getSnapshot().context).toMatchObject({ reply: 'listo', error: null });
  });

  it('sends what is empty too: validation is the server’s', () => {
    const { asked, submit } = open();
    submit({ email: '' });
    expect(nth(asked, 0).input.values).toEqual({ email: '' });
  });

  it('ignores further submits while one is under way', async () => {
    const { actor, asked, submit } = open();
    for (let click = 0; click < 100; click += 1) submit();
    expect(asked).toHaveLength(1);
    expect(nth(asked, 0).signal.aborted).toBe(false);
    nth(asked, 0).resolve('listo');
    await arrived();
    submit();
    expect(asked).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe('done');
  });

  it('keeps the errors of the server until its next success', async () => {
    const { actor, asked, submit } = open();
    submit();
    nth(asked, 0).reject(invalid());
    await arrived();
    expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true);
    expect(actor.getSnapshot().context.error?.fields).toEqual({ email: ['Ya existe.'] });
    expect(actor.getSnapshot().context.submission, 'no password outlives its call').toBeNull();
    submit({ email: 'otra@correo.mx' });
    expect(actor.getSnapshot().context.error?.fields).toEqual({ email: ['Ya existe.'] });
    nth(asked, 1).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it('shows the newest failure alone', async () => {
    const { actor, asked, submit } = open();
    submit();
    nth(asked, 0).reject(invalid());
    await arrived();
    submit();
    nth(asked, 1).reject(new ApiError({ kind: 'unreachable', call: 'register' }));
    await arrived();
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: 'unreachable', fields: {} });
  });

  it('that is done can begin again, with nothing of before', async () => {
    const { actor, asked, submit } = open();
    submit();
    nth(asked, 0).resolve('listo');
    await arrived();
    actor.send({ type: 'form.restart' });
    expect(actor.getSnapshot().matches({ editing: 'untouched' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ submission: null, reply: null, error: null });
  });

  it('that is sent once comes to its end with that, and keeps what was said', async () => {
    const { actor, asked, submit } = open({ once: true });
    submit();
    nth(asked, 0).resolve('listo');
    await arrived();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'done' });
    expect(actor.getSnapshot().context).toMatchObject({
      reply: 'listo',
      submission: { values: ana },
      error: null,
    });
    expect(actor.getSnapshot().can({ type: 'form.restart' })).toBe(false);
  });

  it('that is sent once is tried again after a failure like every other', async () => {
    const { actor, asked, submit } = open({ once: true });
    submit();
    nth(asked, 0).reject(invalid());
    await arrived();
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: { editing: 'failed' } });
    submit();
    nth(asked, 1).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('is slow at 3 s, cancellable at 10 s, and aborted when it is given up', async () => {
    const { actor, asked, clock, submit } = open();
    submit();
    clock.increment(2_999);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    clock.increment(6_999);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('cancellable')).toBe(true);
    actor.send({ type: 'form.cancel' });
    expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true);
    expect(actor.getSnapshot().context.error?.kind).toBe('cancelled');
    expect(nth(asked, 0).signal.aborted).toBe(true);
    nth(asked, 0).resolve('tarde');
    await arrived();
    expect(actor.getSnapshot().context.reply).toBeNull();
  });

  it('without a captcha has none', () => {
    expect(open().actor.getSnapshot().context.captcha).toBeNull();
  });
});

describe('a form with a captcha', () => {
  it('makes no call while that is unsolved, and says so', async () => {
    const { actor, asked, submit } = await openDrawn();
    submit();
    expect(asked).toEqual([]);
    expect(actor.getSnapshot().matches({ editing: 'unverified' })).toBe(true);
  });

  it('says so no longer once it is solved, and sends its token', async () => {
    const { actor, asked, captcha, submit } = await openDrawn();
    submit();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    expect(actor.getSnapshot().matches({ editing: 'verified' })).toBe(true);
    submit();
    expect(nth(asked, 0).input).toEqual({ values: ana, captcha: 'uno' });
  });

  it('does not send an expired one', async () => {
    const { asked, captcha, submit } = await openDrawn();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    captcha.send({ type: 'captcha.expire' });
    submit();
    expect(asked).toEqual([]);
    captcha.send({ type: 'captcha.verify', token: 'dos' });
    submit();
    expect(nth(asked, 0).input.captcha).toBe('dos');
  });

  it('that failed asks for a new token before it is sent again', async () => {
    const { actor, asked, captcha, resets, submit } = await openDrawn();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    submit();
    nth(asked, 0).reject(invalid());
    await arrived();
    expect(resets).toEqual([0]);
    expect(captcha.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true);
    submit();
    expect(asked).toHaveLength(1);
    expect(actor.getSnapshot().matches({ editing: 'unverified' })).toBe(true);
    expect(actor.getSnapshot().context.error?.fields).toEqual({ email: ['Ya existe.'] });
    captcha.send({ type: 'captcha.verify', token: 'dos' });
    submit();
    expect(nth(asked, 1).input.captcha).toBe('dos');
  });

  it('that was given up asks for a new token too', async () => {
    const { actor, asked, captcha, resets, submit } = await openDrawn();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    submit();
    actor.send({ type: 'form.cancel' });
    submit();
    expect(asked).toHaveLength(1);
    expect(resets).toEqual([0]);
  });

  it('whose captcha expires while it is sent does not send the old token again', async () => {
    const { asked, captcha, submit } = await openDrawn();
    captcha.send({ type: 'captcha.verify', token: 'uno' });
    submit();
    captcha.send({ type: 'captcha.expire' });
    nth(asked, 0).reject(invalid());
    await arrived();
    submit();
    expect(asked).toHaveLength(1);
  });

  it('and no key for it makes no call; the exact text is kept and logged', () => {
    const { actor, asked, submit } = open({ captcha: true, siteKey: '' });
    actor.getSnapshot().context.captcha?.send({ type: 'captcha.start' });
    submit();
    expect(asked).toEqual([]);
    expect(actor.getSnapshot().matches({ editing: 'unverified' })).toBe(true);
    expect(actor.getSnapshot().context.captcha?.getSnapshot().context.error).toBe(
      'options must be included siteKey',
    );
    expectConsole('error', /^options must be included siteKey$/);
  });
});
