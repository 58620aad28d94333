import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createPlainFormMachine } from '#machines/plain-form/plain-form.machine.ts';
import { ApiError } from '#src/api/errors.ts';
import { holdTask, nth } from '#tests/support/hold-task.ts';
import { ana, arrived, invalid, type SampleValues } from './support/sample-form.ts';

function open({ once = false } = {}) {
  const { task, calls } = holdTask<string, SampleValues>();
  const clock = new SimulatedClock();
  const actor = createActor(createPlainFormMachine('sample', task, { once }), { clock }).start();
  return { actor, calls, clock, submit: (values = ana) => actor.send({ type: 'form.submit', values }) };
}

describe('a plain form', () => {
  it('sends the values and keeps the reply', async () => {
    const { actor, calls, submit } = open();
    submit();
    expect(nth(calls, 0).input).toEqual(ana);
    nth(calls, 0).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().value).toBe('done');
    expect(actor.getSnapshot().context).toMatchObject({ reply: 'listo', error: null });
  });

  it('sends an empty form too: validation is the server’s (B55)', () => {
    const { calls, submit } = open();
    submit({ email: '' });
    expect(nth(calls, 0).input).toEqual({ email: '' });
  });

  it('ignores further submits during a call', async () => {
    const { actor, calls, submit } = open();
    for (let click = 0; click < 100; click += 1) submit();
    expect(calls).toHaveLength(1);
    expect(nth(calls, 0).signal.aborted).toBe(false);
    nth(calls, 0).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().value).toBe('done');
  });

  it('can be sent again after a success', async () => {
    const { actor, calls, submit } = open();
    submit();
    nth(calls, 0).resolve('listo');
    await arrived();
    submit({ email: 'otra@correo.mx' });
    expect(actor.getSnapshot().matches('submitting')).toBe(true);
    expect(nth(calls, 1).input).toEqual({ email: 'otra@correo.mx' });
  });

  it('keeps the errors of the server until its next success (B60)', async () => {
    const { actor, calls, submit } = open();
    submit();
    nth(calls, 0).reject(invalid());
    await arrived();
    expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true);
    expect(actor.getSnapshot().context.error?.fields).toEqual({ email: ['Ya existe.'] });
    expect(actor.getSnapshot().context.sent, 'no password outlives its call').toBeNull();
    submit({ email: 'otra@correo.mx' });
    expect(actor.getSnapshot().context.error?.fields).toEqual({ email: ['Ya existe.'] });
    nth(calls, 1).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it('keeps only the values named in `keep`, after any outcome, until it restarts', async () => {
    const { task, calls } = holdTask<string, SampleValues & { readonly password: string }>();
    const machine = createPlainFormMachine('sample', task, { keep: ({ email }) => ({ email }) });
    const actor = createActor(machine).start();
    actor.send({ type: 'form.submit', values: { ...ana, password: 'secreta' } });
    nth(calls, 0).reject(invalid());
    await arrived();
    expect(actor.getSnapshot().context).toMatchObject({ sent: null, kept: ana });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('secreta');
    actor.send({ type: 'form.restart' });
    expect(actor.getSnapshot().context.kept).toBeNull();
  });

  it("waits for the person when somebody else's change is met, with what is saved now until its next success (B143)", async () => {
    const { task, calls } = holdTask<string, SampleValues>();
    const readNewer = ({ body }: ApiError) => (typeof body === 'string' ? body : null);
    const actor = createActor(createPlainFormMachine('sample', task, { readNewer })).start();
    const meet = async (at: number, body: unknown) => {
      actor.send({ type: 'form.submit', values: ana });
      nth(calls, at).reject(new ApiError({ kind: 'refused', call: 'saveClient', status: 409, body }));
      await arrived();
      expect(actor.getSnapshot().matches({ editing: 'outdated' })).toBe(true);
    };
    await meet(0, null);
    expect(actor.getSnapshot().context).toMatchObject({ sent: null, newer: { saved: null } });
    await meet(1, 'lo nuevo');
    expect(actor.getSnapshot().context.newer).toEqual({ saved: 'lo nuevo' });
    actor.send({ type: 'form.submit', values: ana });
    nth(calls, 2).reject(invalid());
    await arrived();
    expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true);
    expect(actor.getSnapshot().context.newer).toEqual({ saved: 'lo nuevo' });
    actor.send({ type: 'form.submit', values: ana });
    nth(calls, 3).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().context.newer).toBeNull();
  });

  it('holds back the values that its option names, and sends the next ones', () => {
    const { task, calls } = holdTask<string, SampleValues>();
    const machine = createPlainFormMachine('sample', task, { holds: ({ email }) => email === '' });
    const actor = createActor(machine).start();
    actor.send({ type: 'form.submit', values: { email: '' } });
    expect(calls).toEqual([]);
    expect(actor.getSnapshot().context.isHeld).toBe(true);
    actor.send({ type: 'form.submit', values: ana });
    expect(nth(calls, 0).input).toEqual(ana);
    expect(actor.getSnapshot().context.isHeld).toBe(false);
  });

  it.each([
    ['of a call', 0, 'untouched'],
    ['of an unreached call', 1, 'untouched'],
    ['of neither', 1, 'failed'],
  ])('tells that values wait instead %s', async (chosen, expected, end) => {
    const { task, calls } = holdTask<string, SampleValues>();
    const machine = createPlainFormMachine('sample', task, { postpones: (_, instead) => instead === chosen });
    const actor = createActor(machine).start();
    const waiting: SampleValues[] = [];
    actor.on('form.postponed', ({ values }) => {
      waiting.push(values);
    });
    actor.send({ type: 'form.submit', values: ana });
    calls.at(0)?.reject(new ApiError({ kind: 'unreachable', call: 'register' }));
    await arrived();
    expect(calls).toHaveLength(expected);
    expect(actor.getSnapshot().value).toEqual({ editing: end });
    expect(waiting).toEqual(end === 'untouched' ? [ana] : []);
    expect(actor.getSnapshot().context.sent).toBeNull();
  });

  it('does not postpone what the server refused', async () => {
    const { task, calls } = holdTask<string, SampleValues>();
    const actor = createActor(
      createPlainFormMachine('sample', task, {
        postpones: (_, instead) => instead === 'of an unreached call',
      }),
    ).start();
    actor.send({ type: 'form.submit', values: ana });
    nth(calls, 0).reject(invalid());
    await arrived();
    expect(actor.getSnapshot().value).toEqual({ editing: 'failed' });
  });

  it.each(['unreachable', 'broken', 'fault'] as const)(
    'may have been written after the call ended as %s, even when the next attempt was refused',
    async (kind) => {
      const { actor, calls, submit } = open();
      submit();
      nth(calls, 0).reject(new ApiError({ kind, call: 'register' }));
      await arrived();
      submit();
      nth(calls, 1).reject(invalid());
      await arrived();
      expect(actor.getSnapshot().context.mayBeWritten).toBe(true);
    },
  );

  it('was not written after a refusal, but may have been after a cancellation', async () => {
    const { actor, calls, submit } = open();
    submit();
    nth(calls, 0).reject(invalid());
    await arrived();
    expect(actor.getSnapshot().context.mayBeWritten).toBe(false);
    submit();
    actor.send({ type: 'form.cancel' });
    expect(actor.getSnapshot().context.mayBeWritten).toBe(true);
  });

  it('keeps only the newest failure', async () => {
    const { actor, calls, submit } = open();
    submit();
    nth(calls, 0).reject(invalid());
    await arrived();
    submit();
    nth(calls, 1).reject(new ApiError({ kind: 'unreachable', call: 'register' }));
    await arrived();
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: 'unreachable', fields: {} });
  });

  it('restarts after a success without its old values', async () => {
    const { actor, calls, submit } = open();
    submit();
    nth(calls, 0).resolve('listo');
    await arrived();
    actor.send({ type: 'form.restart' });
    expect(actor.getSnapshot().matches({ editing: 'untouched' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ sent: null, reply: null, error: null });
  });

  it('reaches its final state after a success when it is sent once', async () => {
    const { actor, calls, submit } = open({ once: true });
    submit();
    nth(calls, 0).resolve('listo');
    await arrived();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'done' });
    expect(actor.getSnapshot().context).toMatchObject({ sent: null, reply: 'listo', error: null });
    expect(actor.getSnapshot().can({ type: 'form.restart' })).toBe(false);
  });

  it('can be sent again after a failure when it is sent once', async () => {
    const { actor, calls, submit } = open({ once: true });
    submit();
    nth(calls, 0).reject(invalid());
    await arrived();
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: { editing: 'failed' } });
    submit();
    nth(calls, 1).resolve('listo');
    await arrived();
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('is slow after 3 s, cancellable after 10 s, and aborted when cancelled', async () => {
    const { actor, calls, clock, submit } = open();
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
    expect(nth(calls, 0).signal.aborted).toBe(true);
    nth(calls, 0).resolve('tarde');
    await arrived();
    expect(actor.getSnapshot().context.reply).toBeNull();
  });
});
