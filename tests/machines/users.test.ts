import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { sendSwitches } from '#machines/support/send-switches.ts';
import type { Flag, Switch } from '#machines/support/switch-run.ts';
import { usersMachine } from '#machines/users/users.machine.ts';
import type { InputOf } from '#src/api/contract/index.ts';
import type { User } from '#src/api/contract/user.ts';
import { ApiError } from '#src/api/errors.ts';
import { bareUser } from '#stories/charts/samples/people.ts';
import { holdTask, nth } from '#tests/support/hold-task.ts';
import { RUNS } from '#tests/support/runs.ts';

const person = (id: number, flags: Partial<Record<Flag, boolean>> = {}): User => ({
  ...bareUser,
  id,
  name: `Persona ${String(id)}`,
  ...flags,
});

const three = [person(1), person(2), person(3, { active: false })];
const six = [1, 2, 3, 4, 5, 6].map((id) => person(id));
const sixIds = six.map(({ id }) => id);

/** The id of the person at work when it does not matter; not in the list. */
const OTHER_ID = 900;

/** Resolves once the answers given so far have been processed. */
const arrived = () => new Promise<void>((resolve) => setImmediate(resolve));

function open() {
  const lists = holdTask<User[], InputOf<'users'>>();
  const toggles = holdTask<User, Switch>();
  const clock = new SimulatedClock();
  const machine = usersMachine.provide({
    actors: {
      load: fromPromise<User[], InputOf<'users'>>(({ input, signal }) => lists.task(input, signal)),
      switches: sendSwitches(toggles.task),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const change = (ids: number[], flag: Flag, to: boolean, self: number | null = OTHER_ID) => {
    actor.send({ type: 'users.switch', ids, flag, to, self });
  };
  const listed = async (users: readonly User[]) => {
    nth(lists.calls, lists.calls.length - 1).resolve([...users]);
    await arrived();
  };
  let answers = 0;
  /** The switch that was sent first of those without an answer. */
  const nextSent = () => {
    answers += 1;
    return nth(toggles.calls, answers - 1);
  };
  /** Answers it as a server that flips the flag would. */
  const flipped = async () => {
    const { input, resolve } = nextSent();
    if (input.flag === 'role') throw new Error('expected a flag');
    resolve({ ...input.user, [input.flag]: !input.user[input.flag] });
    await arrived();
  };
  const refused = async (error: ApiError) => {
    nextSent().reject(error);
    await arrived();
  };
  const context = () => actor.getSnapshot().context;
  const row = (id: number) => context().users?.find((user) => user.id === id);
  const sent = () => toggles.calls.map(({ input: { user, flag, to } }) => [user.id, flag, to]);
  return { actor, lists, toggles, clock, change, listed, flipped, refused, context, row, sent };
}

async function opened(users: readonly User[] = three) {
  const stage = open();
  await stage.listed(users);
  return stage;
}

const fault = () => new ApiError({ kind: 'fault', call: 'toggleUserActive', status: 500 });
const missing = () => new ApiError({ kind: 'refused', call: 'toggleUserActive', status: 404 });

describe('the users list', () => {
  it('loads on start and on each request; the newest answer is used', async () => {
    const { actor, lists, listed, context } = open();
    actor.send({ type: 'users.load' });
    expect(lists.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    nth(lists.calls, 0).resolve([person(9)]);
    await listed(three);
    expect(context().users).toEqual(three);
    expect(actor.getSnapshot().matches({ list: 'ready' })).toBe(true);
  });

  it('keeps its users when a reload fails, and can be retried', async () => {
    const { actor, lists, context, listed } = await opened();
    actor.send({ type: 'users.load' });
    nth(lists.calls, 1).reject(new ApiError({ kind: 'unreachable', call: 'users' }));
    await arrived();
    expect(actor.getSnapshot().matches({ list: 'failed' })).toBe(true);
    expect(context().users).toEqual(three);
    expect(context().error?.kind).toBe('unreachable');
    actor.send({ type: 'users.retry' });
    await listed([person(1)]);
    expect(context()).toMatchObject({ users: [person(1)], error: null });
  });

  it('can be cancelled while it loads', () => {
    const { actor, lists, context } = open();
    actor.send({ type: 'users.cancel' });
    expect(nth(lists.calls, 0).signal.aborted).toBe(true);
    expect(context().error?.kind).toBe('cancelled');
  });

  it('keeps a switch under way during a reload', async () => {
    const { actor, change, flipped, row, toggles } = await opened();
    change([1], 'active_map', true);
    actor.send({ type: 'users.load' });
    expect(nth(toggles.calls, 0).signal.aborted).toBe(false);
    await flipped();
    expect(row(1)?.active_map).toBe(true);
  });

  it('keeps a switched flag when the list was requested before the switch was answered', async () => {
    const { actor, change, flipped, listed, context } = await opened();
    actor.send({ type: 'users.load' });
    change([1], 'active_map', true);
    await flipped();
    await listed([person(1), person(2, { active: false })]);
    expect(context().users).toEqual([person(1, { active_map: true }), person(2, { active: false })]);
  });

  it('keeps only the row of a switch under way when the list arrives first', async () => {
    const { actor, change, listed, row } = await opened();
    change([1], 'active_map', true);
    actor.send({ type: 'users.load' });
    await listed([person(1, { active: false }), person(2, { active: false })]);
    expect([row(1)?.active, row(2)?.active]).toEqual([true, false]);
  });

  it('is used as it is when it was requested after the switch was answered', async () => {
    const { actor, change, flipped, listed, row } = await opened();
    change([1], 'active_map', true);
    await flipped();
    actor.send({ type: 'users.load' });
    await listed(three);
    expect(row(1)?.active_map).toBe(false);
  });

  it('takes a record that another form received, if its id is in the list', async () => {
    const { actor, row } = await opened();
    actor.send({ type: 'user.replaced', user: { ...person(2), lat: 20.9, lng: -89.6 } });
    actor.send({ type: 'user.replaced', user: person(99) });
    expect(row(2)?.lat).toBe(20.9);
    expect(row(99)).toBeUndefined();
  });
});

describe('a switch', () => {
  it('is sent once, and the answered record replaces the row (B69, B70)', async () => {
    const { actor, change, toggles, row, sent } = await opened();
    change([2], 'active', false);
    nth(toggles.calls, 0).resolve({ ...person(2, { active: false }), name: 'Otro nombre' });
    await arrived();
    expect(row(2)).toEqual({ ...person(2, { active: false }), name: 'Otro nombre' });
    expect(sent()).toEqual([[2, 'active', false]]);
    expect(actor.getSnapshot().matches({ changes: 'undoable' })).toBe(true);
  });

  it('is not sent when the flag already has the value, and the result says so', async () => {
    const { actor, change, sent, context } = await opened();
    change([1], 'active', true);
    expect(sent()).toEqual([]);
    expect(context().run.already).toBe(1);
    expect(actor.getSnapshot().matches({ changes: 'reported' })).toBe(true);
    actor.send({ type: 'users.dismiss' });
    expect(actor.getSnapshot().matches({ changes: 'quiet' })).toBe(true);
  });

  it('for an id outside the list is not sent', async () => {
    const { actor, change, sent } = await opened();
    change([99], 'active', true);
    expect(sent()).toEqual([]);
    expect(actor.getSnapshot().matches({ changes: 'quiet' })).toBe(true);
  });

  it("never deactivates the person's own account, alone or in a batch, and says so", async () => {
    const { actor, change, flipped, sent, context, row } = await opened();
    change([1], 'active', false, 1);
    expect(sent()).toEqual([]);
    expect(actor.getSnapshot().matches({ changes: 'reported' })).toBe(true);
    change([1, 2], 'active', false, 1);
    await flipped();
    expect(sent()).toEqual([[2, 'active', false]]);
    expect(row(1)?.active).toBe(true);
    expect(context().run.skipped).toBe('self');
  });

  it("deactivates no account while the person's own id is unknown, and says so", async () => {
    const { actor, change, sent, context } = await opened();
    change([1, 2], 'active', false, null);
    expect(sent()).toEqual([]);
    expect(context().run.skipped).toBe('all');
    expect(actor.getSnapshot().matches({ changes: 'reported' })).toBe(true);
    change([3], 'active', true, null);
    expect(sent()).toEqual([[3, 'active', true]]);
  });

  it("works for the person's own map flag", async () => {
    const { change, sent } = await opened();
    change([1], 'active_map', true, 1);
    expect(sent()).toEqual([[1, 'active_map', true]]);
  });

  it("that crosses with another person's keeps the server’s value and says so", async () => {
    const { actor, change, toggles, row, context } = await opened();
    change([1], 'active', false);
    // The other person had switched it off first, so this call switched it on again.
    nth(toggles.calls, 0).resolve(person(1));
    await arrived();
    expect(row(1)?.active).toBe(true);
    expect(context().run.conflicts).toEqual([{ user: person(1), flag: 'active', to: false }]);
    expect(actor.getSnapshot().matches({ changes: 'reported' })).toBe(true);
  });

  it('fails when the answer has another id, and that record is kept', async () => {
    const { change, toggles, row, context } = await opened();
    change([1], 'active', false);
    nth(toggles.calls, 0).resolve(person(2, { active: false }));
    await arrived();
    expect([row(1)?.active, row(2)?.active]).toEqual([true, false]);
    expect(context().run.failed.map(({ user, error }) => [user.id, error.kind])).toEqual([[1, 'broken']]);
  });

  it('fails when the account was deleted meanwhile, keeps the reason, and the list reloads', async () => {
    const { actor, lists, change, refused, context, listed, row } = await opened();
    change([2], 'active', false);
    await refused(missing());
    expect(context().run.failed.map(({ user, error }) => [user.name, error.status])).toEqual([
      ['Persona 2', 404],
    ]);
    expect(lists.calls).toHaveLength(2);
    await listed([person(1)]);
    expect(row(2)).toBeUndefined();
    expect(actor.getSnapshot().matches({ changes: 'reported' })).toBe(true);
  });

  it('that is cancelled has an unknown outcome: nothing else is sent, and the list reloads', async () => {
    const { actor, lists, toggles, clock, change, context, sent } = await opened();
    change([1, 2], 'active', false);
    clock.increment(3_000);
    clock.increment(6_999);
    expect(actor.getSnapshot().matches({ changes: { working: 'endless' } })).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().matches({ changes: { working: 'endless' } })).toBe(true);
    actor.send({ type: 'users.giveUp' });
    expect(nth(toggles.calls, 0).signal.aborted).toBe(true);
    expect(context().run).toMatchObject({
      dropped: 0,
      failed: [{ error: { kind: 'cancelled' } }, { error: { kind: 'cancelled' } }],
    });
    expect(sent()).toHaveLength(2);
    expect(lists.calls).toHaveLength(2);
  });

  it('that is reverted before it is sent is dropped', async () => {
    const { change, flipped, sent, context } = await opened();
    change([1], 'active', false);
    change([1], 'active_map', true);
    expect(context().run.queue).toHaveLength(1);
    change([1], 'active_map', false);
    expect(context().run).toMatchObject({ requested: 1, queue: [] });
    change([1], 'active', true);
    change([1], 'active', true);
    await flipped();
    await flipped();
    expect(sent()).toEqual([
      [1, 'active', false],
      [1, 'active', true],
    ]);
    // Nothing is left to undo.
    expect(context().run.changes).toEqual([]);
  });
});

describe('a batch of switches', () => {
  it('is sent four at a time, in the requested order', async () => {
    const { change, flipped, sent, context } = await opened(six);
    change([6, 1, 2, 3, 4, 5], 'active_map', true);
    expect(sent().map(([id]) => id)).toEqual([6, 1, 2, 3]);
    expect(context().run).toMatchObject({ requested: 6, queue: [{ user: { id: 4 } }, { user: { id: 5 } }] });
    await flipped();
    expect(sent().map(([id]) => id)).toEqual([6, 1, 2, 3, 4]);
    for (let left = 5; left > 0; left -= 1) await flipped();
    expect(sent().map(([id]) => id)).toEqual([6, 1, 2, 3, 4, 5]);
    expect(context().users?.every(({ active_map }) => active_map)).toBe(true);
  });

  it('takes answers in any order', async () => {
    const { change, toggles, row, context } = await opened();
    change([1, 2], 'active_map', true);
    nth(toggles.calls, 1).resolve(person(2, { active_map: true }));
    await arrived();
    expect([row(1)?.active_map, row(2)?.active_map]).toEqual([false, true]);
    expect(context().run.underWay.map(({ user }) => user.id)).toEqual([1]);
  });

  it('has one switch of a person under way at a time', async () => {
    const { change, flipped, sent, row } = await opened();
    change([1], 'active', false);
    change([1], 'active_map', true);
    expect(sent()).toEqual([[1, 'active', false]]);
    await flipped();
    await flipped();
    expect(row(1)).toMatchObject({ active: false, active_map: true });
  });

  it('waits again after each answer', async () => {
    const { actor, change, clock, flipped } = await opened(six);
    change(sixIds, 'active_map', true);
    clock.increment(3_000);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    await flipped();
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
  });

  it('can be stopped: the sent switches are awaited, the others are not sent', async () => {
    const { actor, change, flipped, sent, toggles, context } = await opened(six);
    change(sixIds, 'active_map', true);
    actor.send({ type: 'users.stop' });
    expect(nth(toggles.calls, 0).signal.aborted).toBe(false);
    for (let left = 4; left > 0; left -= 1) await flipped();
    expect(sent()).toHaveLength(4);
    expect(context().run).toMatchObject({ dropped: 2, underWay: [] });
    expect(context().run.changes.map(({ user }) => user.id)).toEqual([1, 2, 3, 4]);
    expect(actor.getSnapshot().matches({ changes: 'undoable' })).toBe(true);
  });

  it('continues after a failure, and the list reloads once at the end', async () => {
    const { actor, lists, change, flipped, refused, row, context } = await opened();
    change([1, 2, 3], 'active_map', true);
    await refused(fault());
    await refused(missing());
    expect(lists.calls).toHaveLength(1);
    await flipped();
    expect(row(3)?.active_map).toBe(true);
    expect(context().run.failed.map(({ user }) => user.id)).toEqual([1, 2]);
    expect(lists.calls).toHaveLength(2);
    expect(actor.getSnapshot().matches({ changes: 'undoable' })).toBe(true);
  });

  it('counts users who left the list before their turn as gone', async () => {
    const { actor, change, flipped, listed, sent, context } = await opened(six);
    change([1, 2, 3, 4, 5], 'active_map', true);
    actor.send({ type: 'users.load' });
    await listed(six.filter(({ id }) => id !== 5));
    for (let left = 4; left > 0; left -= 1) await flipped();
    expect(sent()).toHaveLength(4);
    expect(context().run.failed.map(({ user, error }) => [user.id, error.status])).toEqual([[5, 404]]);
  });

  it('skips users who already have the value at their turn', async () => {
    const { actor, change, flipped, listed, sent, context } = await opened(six);
    change([1, 2, 3, 4, 5], 'active_map', true);
    actor.send({ type: 'users.load' });
    await listed(six.map((user) => (user.id === 5 ? person(5, { active_map: true }) : user)));
    for (let left = 4; left > 0; left -= 1) await flipped();
    expect(sent()).toHaveLength(4);
    expect(context().run.already).toBe(1);
  });
});

describe('undo', () => {
  it('reverts only what was changed, by every batch since it was dismissed', async () => {
    const { actor, change, flipped, refused, row, sent } = await opened();
    change([1, 2, 3], 'active', true);
    await flipped();
    change([1, 2], 'active_map', true);
    await flipped();
    await refused(fault());
    actor.send({ type: 'users.undo' });
    await flipped();
    await flipped();
    expect(sent().slice(-2)).toEqual([
      [3, 'active', false],
      [1, 'active_map', false],
    ]);
    expect([row(1), row(2), row(3)]).toEqual(three);
  });

  it('reverts everything that joined a batch', async () => {
    const { actor, change, flipped, context } = await opened();
    change([1], 'active_map', true);
    change([2], 'active', false);
    await flipped();
    await flipped();
    actor.send({ type: 'users.undo' });
    await flipped();
    await flipped();
    expect(context().users).toEqual(three);
  });

  it('skips what has been switched back since', async () => {
    const { actor, change, flipped, listed, sent } = await opened();
    change([1, 2], 'active_map', true);
    await flipped();
    await flipped();
    actor.send({ type: 'users.load' });
    await listed([person(1), person(2, { active_map: true }), person(3)]);
    actor.send({ type: 'users.undo' });
    expect(sent().slice(2)).toEqual([[2, 'active_map', false]]);
  });

  it('is offered until it is dismissed', async () => {
    const { actor, change, clock, flipped } = await opened();
    change([1], 'active_map', true);
    await flipped();
    clock.increment(3_600_000);
    expect(actor.getSnapshot().can({ type: 'users.undo' })).toBe(true);
    actor.send({ type: 'users.dismiss' });
    expect(actor.getSnapshot().can({ type: 'users.undo' })).toBe(false);
    expect(actor.getSnapshot().matches({ changes: 'quiet' })).toBe(true);
  });
});

describe('any sequence of switches', () => {
  it('has one switch of a person under way, and leaves every row at its last requested value', async () => {
    const step = fc.oneof(
      fc.record({
        ids: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 }),
        flag: fc.constantFrom<Flag>('active', 'active_map'),
        to: fc.boolean(),
      }),
      fc.constant('answer' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { actor, change, flipped, toggles, context, row } = await opened();
        const isWorking = () => actor.getSnapshot().matches({ changes: 'working' });
        const wanted = new Map(three.map(({ id, active, active_map }) => [id, { active, active_map }]));
        let answered = 0;
        const answer = async () => {
          const underWay = toggles.calls.slice(answered).map(({ input }) => input.user.id);
          expect(new Set(underWay).size).toBe(underWay.length);
          await flipped();
          answered += 1;
        };
        for (const one of steps) {
          if (one === 'answer') {
            if (isWorking()) await answer();
            continue;
          }
          const { ids, flag, to } = one;
          change(ids, flag, to);
          for (const id of ids) Object.assign(wanted.get(id) ?? {}, { [flag]: to });
        }
        while (isWorking()) await answer();
        expect(context().run.conflicts).toEqual([]);
        for (const [id, flags] of wanted) expect(row(id)).toMatchObject(flags);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a role', () => {
  const cliente = { id: 3, name: 'cliente' };
  const dealer = { id: 2, name: 'distribuidor' };
  const roled = [
    { ...person(1), roles: [cliente] },
    { ...person(2), roles: [dealer] },
    person(3),
    { ...person(4), roles: [cliente, dealer] },
    { ...person(5), roles: [{ id: null, name: 'cliente' }] },
    { ...person(6), roles: [cliente] },
  ];

  async function openedWithRoles() {
    const stage = await opened(roled);
    let answers = 0;
    /** Answers what was sent first of those without an answer, as the call of a role does. */
    const saved = async () => {
      const { input, resolve } = nth(stage.toggles.calls, answers);
      answers += 1;
      if (input.flag !== 'role') throw new Error('expected a role');
      resolve({ ...input.user, roles: input.to === null ? [] : [input.to] });
      await arrived();
    };
    const give = (ids: number[], to: typeof dealer, self: number | null = OTHER_ID) => {
      stage.actor.send({ type: 'users.switch', ids, flag: 'role', to, self });
    };
    return { ...stage, saved, give, roles: () => stage.context().users?.map((user) => user.roles) };
  }

  it('is given to those without it, and undone to what each had', async () => {
    const { actor, give, saved, roles, sent, context } = await openedWithRoles();
    give([1, 2, 3], dealer);
    await saved();
    await saved();
    expect(roles()?.slice(0, 3)).toEqual([[dealer], [dealer], [dealer]]);
    expect(context().run.already).toBe(1);
    expect(actor.getSnapshot().matches({ changes: 'undoable' })).toBe(true);
    actor.send({ type: 'users.undo' });
    expect(sent().slice(2)).toEqual([
      [1, 'role', cliente],
      [3, 'role', null],
    ]);
    await saved();
    await saved();
    expect(roles()?.slice(0, 3)).toEqual([[cliente], [dealer], []]);
  });

  it('stays where it could not be given back, and that is reported', async () => {
    const { actor, give, context, sent } = await openedWithRoles();
    give([4, 5], dealer);
    expect(sent()).toEqual([]);
    expect(context().run).toMatchObject({ unclear: 2, requested: 0 });
    expect(actor.getSnapshot().matches({ changes: 'reported' })).toBe(true);
  });

  it.each([
    ['the person at work', 6, 'self'],
    ['anyone while they are unknown', null, 'all'],
  ])('of %s is left as it is', async (_, self, skipped) => {
    const { give, context, sent } = await openedWithRoles();
    give([6], dealer, self);
    expect(sent()).toEqual([]);
    expect(context().run.skipped).toBe(skipped);
  });

  it('changed twice is undone to the first', async () => {
    const { actor, give, saved, sent } = await openedWithRoles();
    give([1], dealer);
    await saved();
    give([1], { id: 1, name: 'administrador' });
    await saved();
    actor.send({ type: 'users.undo' });
    expect(sent().at(-1)).toEqual([1, 'role', cliente]);
  });
});
