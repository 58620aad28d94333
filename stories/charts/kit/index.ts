import type { machines, MachineName } from '#machines/index.ts';
import { captcha } from './captcha.ts';
import { counters } from './counters.ts';
import type { ChartKit } from './kit.ts';
import { municipalities, states } from './locations.ts';
import { recover } from './recover.ts';
import { register } from './register.ts';
import { session } from './session.ts';

/** Words and examples of every chart: a machine that is added to the table without any does not compile. */
export const kits = {
  session,
  captcha,
  counters,
  register,
  recover,
  states,
  municipalities,
} satisfies { readonly [N in MachineName]: ChartKit<(typeof machines)[N]> };
