import { captchaMachine } from './captcha.machine.ts';
import { countersMachine } from './counters.machine.ts';
import { municipalitiesMachine, statesMachine } from './locations.machine.ts';
import { recoverMachine } from './recover.machine.ts';
import { registerMachine } from './register.machine.ts';
import { sessionMachine } from './session.machine.ts';

/** All charts of the app, by name. Stories and generated tests iterate this table. */
export const machines = {
  session: sessionMachine,
  captcha: captchaMachine,
  counters: countersMachine,
  register: registerMachine,
  recover: recoverMachine,
  states: statesMachine,
  municipalities: municipalitiesMachine,
} as const;

export type MachineName = keyof typeof machines;
