import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Act } from '#stories/charts/fixtures/act.ts';
import { sampleOf } from '#stories/charts/fixtures/event-of.ts';
import type { Walkable } from '#stories/charts/fixtures/walkable.ts';
import type { Stage } from '#stories/charts/stage/stage-state.ts';
import { leavesOf } from '#tests/support/charts/moves.ts';
import type { AnyScreen } from './screen.ts';
import { stepOf } from './step-of.ts';

interface PersonOptions {
  readonly chart: Walkable;
  readonly screen: AnyScreen;
  readonly stage: Stage;
}

/** A person in front of a chart's real screen: what they can do there, and what they see. */
export interface Person {
  /** Whether the screen lets them do this in a state. */
  readonly mayTake: (from: AnyMachineSnapshot, act: Act) => boolean;
  /** Interacts with the screen, when an interaction for the event exists. */
  readonly perform: (act: Act) => Promise<void>;
  /** Waits until the screen shows the machine's state. */
  readonly seesState: () => Promise<void>;
}

/** Creates the person of a stage. */
export function createPerson({ chart: { fixtures, machine }, screen, stage }: PersonOptions): Person {
  const interactionFor = (type: string) => found(screen.interactions[type], `an interaction for ${type}`);
  const payloadOf = ({ type, sample }: Act & { do: 'send' }) =>
    sampleOf(fixtures.events[type], sample) as never;

  return {
    mayTake: (from, act) => {
      if (act.do !== 'send') return true;
      const interaction = interactionFor(act.type);
      if (interaction.by !== 'person') return interaction.by === 'screen';
      return interaction.can?.(from as never, payloadOf(act)) ?? true;
    },

    perform: async (act) => {
      const interaction = act.do === 'send' ? interactionFor(act.type) : null;
      if (act.do !== 'send' || interaction?.by !== 'person') return stage.perform(act);
      const before = stage.getState().steps.length;
      await interaction.take(payloadOf(act));
      const received = await stepOf(stage, before, act);
      if (interaction.ownPayload !== true)
        expect(received.act, 'the machine receives the act of the interaction').toEqual(act);
      // The screen may send further events: waits for them.
      return stage.repeat({ acts: [] });
    },

    seesState: async () => {
      const snapshot = live(stage);
      for (const leaf of leavesOf(machine.id, snapshot.value)) {
        const appearance = found(
          screen.appearances[leaf.slice(machine.id.length + 1)],
          `an appearance of ${leaf}`,
        );
        await appearance(snapshot as never);
      }
    },
  };
}

/** The current state of the walked machine. @throws Error before the screen has started it */
export function live(stage: Stage): AnyMachineSnapshot {
  const { snapshot } = stage.getState();
  if (snapshot === null) throw new Error('the screen has not started its machine');
  return snapshot;
}

/** Returns an entry of a table. @throws Error when it has none. */
function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the walk lacks ${what}`);
  return value;
}
