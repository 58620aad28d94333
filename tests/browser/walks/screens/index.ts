import type { machines, MachineName } from '#machines/index.ts';
import type { WalkedScreen } from '../support/screen.ts';
import { captcha } from './captcha.ts';
import { counters } from './counters.ts';
import { municipalities, states } from './locations.ts';
import { recover } from './recover.ts';
import { register } from './register.ts';
import { session } from './session.ts';

/** The real screen of every chart: a machine, an event or a state that is added without any does not compile. */
export const screens = {
  session,
  captcha,
  counters,
  register,
  recover,
  states,
  municipalities,
} satisfies { readonly [N in MachineName]: WalkedScreen<(typeof machines)[N]> };
