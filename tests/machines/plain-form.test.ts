import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createPlainFormMachine } from '#machines/plain-form.machine.ts';
import { ApiError } from '#src/api/errors.ts';
import { holdTask, nth } from '#tests/support/held.ts';
import { ana, arrived, invalid, type SampleValues } from './support/sample-form.ts';

function open({ once = false } = {}) {
  const { task, asked } = holdTask<string, SampleValues>();
  const clock = new SimulatedClock();
  const actor = createActor(createPlainFormMachine('sample', task, { once }), { clock }).start();
  return { actor, asked, clock, submit: (values = ana) => actor.send({ type: 'form.submit', values }) };
}

describe('a plain form', () => {
  it('sends what was typed and keeps the reply', async () => {
    const { actor, asked, submit } = open();
    submit();
    expect(nth(asked, 0).input).toEqual(ana);
    nth(asked, 0).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().value).toBe('done');
    expect(actor.getSnapshot().context).toMatchObject({ reply: 'listo', error: null });
  });

  it('sends what is empty too: validation is the server’s', () => {
    const { asked, submit } = open();
    submit({ email: '' });
    expect(nth(asked, 0).input).toEqual({ email: '' });
  });

  it('ignores further submits while one is under way', async () => {
    const { actor, asked, submit } = open();
    for (let click = 0; click < 100; click += 1) submit();
    expect(asked).toHaveLength(1);
    expect(nth(asked, 0).signal.aborted).toBe(false);
    nth(asked, 0).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().value).toBe('done');
  });

  it('that is done may be sent again', async () => {
    const { actor, asked, submit } = open();
    submit();
    nth(asked, 0).resolve('listo');
    await arrived();
    submit({ email: 'otra@correo.mx' });
    expect(actor.getSnapshot().matches('submitting')).toBe(true);
    expect(nth(asked, 1).input).toEqual({ email: 'otra@correo.mx' });
  });

  it('keeps the errors of the server until its next success', async () => {
    const { actor, asked, submit } = open();
    submit();
    nth(asked, 0).reject(invalid());
    await arrived();
    expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true);
    expect(actor.getSnapshot().context.error?.fields).toEqual({ email: ['Ya existe.'] });
    expect(actor.getSnapshot().context.sent, 'no password outlives its call').toBeNull();
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
    expect(actor.getSnapshot().context).toMatchObject({ sent: null, reply: null, error: null });
  });

  it('that is sent once comes to its end with that', async () => {
    const { actor, asked, submit } = open({ once: true });
    submit();
    nth(asked, 0).resolve('listo');
    await arrived();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'done' });
    expect(actor.getSnapshot().context).toMatchObject({ sent: null, reply: 'listo', error: null });
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
});
