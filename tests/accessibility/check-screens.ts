import { afterAll, expect, inject } from 'vitest';
import { MISSING_SITE_KEY } from '#machines/captcha/captcha.machine.ts';
import { routeOf, type RouteId } from '#src/config/routes.ts';
import { createTally } from '#tests/support/run/tally.ts';
import { journey } from '../journeys/support/journey.ts';
import { addressOf } from '../journeys/support/sample-address.ts';
import { CUSTOMER, heading, login } from '../journeys/support/steps.ts';
import { checkScreen, type Trials } from './check-screen.ts';
import { allConditions, allWalks, someConditions, someWalks } from './conditions.ts';

/** What `test:long` tries: a screen of each frame. */
const SAMPLE: readonly RouteId[] = ['catalog', 'login', 'quotes'];

/** Whose list of quotes, orders and prices is full; and who sees the accounts. */
const emailFor = (id: RouteId) => (id === 'users' ? 'admin@rollux.mx' : 'distribuidor@rollux.mx');

/** The faults, each once with the conditions that have it. */
function summaryOf(cells: readonly { readonly condition: string; readonly faults: readonly string[] }[]) {
  const places = new Map<string, string[]>();
  for (const { condition, faults } of cells) {
    for (const fault of faults) places.set(fault, [...(places.get(fault) ?? []), condition]);
  }
  return [...places].map(
    ([fault, where]) => `${fault} (${String(where.length)}: ${where.slice(0, 4).join('; ')})`,
  );
}

/** A test of each of these screens, in every condition in the sweep; else of the few of the sample. */
export function testScreens(ids: readonly RouteId[]): void {
  const tally = createTally({ rows: 'Screen', columns: 'Look' });
  const isSweep = inject('isSweep');
  const trials: Trials = isSweep
    ? { conditions: allConditions, walks: allWalks }
    : { conditions: someConditions, walks: someWalks };

  // The focus on a form's fields starts its captcha, which has no key here.
  journey.override({ expected: [new RegExp(`^${MISSING_SITE_KEY}$`)] });
  journey.for(isSweep ? ids : ids.filter((id) => SAMPLE.includes(id)))(
    '%s can be read and used in every window, text size, colour scheme and with less motion',
    { timeout: 900_000 },
    async (id, { page }) => {
      if (routeOf(id).frame === 'panel') await login(page, { ...CUSTOMER, email: emailFor(id) });
      const cells = await checkScreen(
        page,
        async () => {
          await page.goto(addressOf(id), { waitUntil: 'networkidle' });
          await heading(page).waitFor();
          // Some pages wait for a key before they load their scripts.
          await page.keyboard.press('Shift');
          await page.waitForLoadState('networkidle');
        },
        trials,
      );
      for (const { kind, faults } of cells) tally.count(id, kind, faults.length === 0);
      expect(summaryOf(cells)).toEqual([]);
    },
  );

  afterAll(() => {
    console.log(String(tally));
  });
}
