import { seededRandom, type SeededRandom } from '#mocks/seeds/random.ts';
import type { CallName } from '#src/api/contract/index.ts';
import { matrixFaults } from '#tests/browser/matrix/faults.ts';
import type { Sight } from '#tests/support/look-at-page.ts';
import { actors, type Actor, type Step } from './step.ts';

/** What the choice of a step depends on. */
export interface Situation {
  /** Every visible control. */
  readonly controls: readonly Sight[];
  readonly origin: string;
  readonly isLoggedIn: boolean;
  readonly isFailing: boolean;
  /** Calls that pages have made. */
  readonly called: readonly CallName[];
  /** Addresses of all routes. */
  readonly paths: readonly string[];
}

/** Roles by how a person uses them. */
const uses = {
  links: ['link'],
  buttons: ['button', 'menuitem', 'tab', 'option', 'switch'],
  boxes: ['checkbox', 'radio'],
  fields: ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider'],
} as const;

/** Every role that a person can use. */
export const usable: readonly string[] = Object.values(uses).flat();

const KEYS = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Space'];

/** What people type, and what they should not. */
const TEXTS = [
  ...['180', '1.80 m', '120,5', '1', '0', '-1', '9'.repeat(20), '1e309', '２２０', '  ', ''],
  ...['Sala', 'Ana Solís', 'ñandú áéíóú', '🪟🪟🪟', 'שלום', 'x'.repeat(2_000), 'a\u0000b\u202Ec'],
  ...['cliente@rollux.mx', 'correo@', 'rollux2026', '8112345678', 'blackout', 'Monterrey', 'P-2009'],
  ...['<img src=x onerror=alert(1)>', "'; DROP TABLE users; --", '=1+1', '%00%ff', '../../etc', '{{7*7}}'],
  ...['2026-02-30', 'javascript:alert(1)', '\\', '"', '#', '?', '[', '(((('],
];

/** Steps between two people, at most: a replay begins with one. */
const LONGEST_TURN = 80;
const CHANCE_OF_FAULT = 0.08;
const CHANCE_OF_MENDING = 0.25;

const isPicker = ({ role, tag }: Sight) => tag === 'SELECT' || role === 'slider' || role === 'radio';

const isField = ({ role }: Sight) => uses.fields.some((one) => one === role);

/** Whether a control stays on the site and is not a trick of the browser. */
const leadsHere = ({ href }: Sight, origin: string) => href === '' || href.startsWith(`${origin}/`);

function onControl(random: SeededRandom, controls: readonly Sight[]): Step {
  const main = controls.filter(({ isMain }) => isMain);
  const near = main.length > 0 && random.next() < 0.8 ? main : controls;
  const kind = random.pick(['links', 'buttons', 'buttons', 'boxes', 'fields', 'fields'] as const);
  const roles: readonly string[] = uses[kind];
  const fitting = near.filter(({ role }) => roles.includes(role));
  const control = random.pick(fitting.length > 0 ? fitting : near);
  const { role, name, nth } = control;
  const on = { role, name, nth };
  if (isPicker(control) && random.next() < 0.8) return { do: 'choose', on, times: random.whole(1, 8) };
  return isField(control) ? { do: 'type', on, text: random.pick(TEXTS) } : { do: 'click', on };
}

/** Chooses steps by a seed. */
export function createChooser(seed: number) {
  const random = seededRandom(seed);
  let turn = seed;
  let left = 0;

  const become = (): Step => {
    turn += 1;
    left = random.whole(LONGEST_TURN / 2, LONGEST_TURN);
    // Neighbouring turns of one person are on different screens.
    return { do: 'become', actor: actorOf(turn), isPhone: turn % 2 === 0 };
  };

  return {
    /** The next step. */
    next: ({ controls, origin, isLoggedIn, isFailing, called, paths }: Situation): Step => {
      left -= 1;
      if (left < 0) return become();
      if (actorOf(turn) !== 'visitor' && !isLoggedIn && random.next() < 0.1) return become();
      if (isFailing && random.next() < CHANCE_OF_MENDING) return { do: 'mend' };
      if (!isFailing && random.next() < CHANCE_OF_FAULT) {
        const calls = called.length === 0 || random.next() < 0.4 ? 'all' : random.pick(called);
        return { do: 'fail', calls, fault: random.pick(matrixFaults).name };
      }
      const here = controls.filter((control) => leadsHere(control, origin));
      const way = random.next();
      if (way < 0.06) return { do: random.pick(['back', 'back', 'forward', 'reload'] as const) };
      if (way < 0.12 || here.length === 0) return { do: 'open', path: random.pick(paths) };
      if (way < 0.22) return { do: 'press', key: random.pick(KEYS) };
      return onControl(random, here);
    },
  };
}

function actorOf(turn: number): Actor {
  return actors[turn % actors.length] ?? 'visitor';
}
