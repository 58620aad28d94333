import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { CAPTCHA_ORIGIN, serveFakeCaptcha } from '#tests/journeys/support/captcha.ts';
import { CUSTOMER, enter } from '#tests/journeys/support/steps.ts';
import { recordFaults } from '#tests/journeys/support/watch-page.ts';
import { lookAtPage, type Look, type Sight } from '#tests/support/look-at-page.ts';
import { usable } from './choose-step.ts';
import type { FaultyApi } from './faulty-api.ts';
import { problemsOn } from './judge.ts';
import type { Actor, Step } from './step.ts';

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

const emails: Readonly<Record<Exclude<Actor, 'visitor'>, string>> = {
  distributor: 'distribuidor@rollux.mx',
  administrator: 'admin@rollux.mx',
};

/** How long a page may take to be whole again after a step, in ms. */
const SETTLED_WITHIN_MS = 10_000;
/** How long a page may take to answer a key or a click, in ms. */
const ANSWERS_WITHIN_MS = 20_000;

/** The browser of the people of a walk. */
export interface Walker {
  /** Does a step. @returns false when the control it needs is not there, or is covered */
  readonly take: (step: Step) => Promise<boolean>;
  /** What does not hold, each in a line, once the page has settled. */
  readonly problems: () => Promise<readonly string[]>;
  readonly controls: () => Promise<readonly Sight[]>;
  readonly isLoggedIn: () => Promise<boolean>;
  /** Saves a picture of the page, and its markup beside it. */
  readonly draw: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * @param acts how many keys and clicks it takes
 * @throws Error when the page is busy for too long
 */
async function answered<Value>(value: Promise<Value>, acts = 1): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page does not answer')), acts * ANSWERS_WITHIN_MS);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

/** How many keys and clicks a step takes. */
function actsIn(step: Step): number {
  if (step.do === 'choose') return step.times;
  // A click, and three keys.
  return step.do === 'type' ? 4 : 1;
}

/** A page may be replaced while it is read: reads the next one then. */
async function read<Value>(page: Page, reading: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await answered(reading());
    } catch (error) {
      const isReplaced = /Execution context was destroyed|navigation/i.test(String(error));
      if (!isReplaced) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** How long a key or a click may go unconfirmed before the page is asked whether it still answers, in ms. */
const CONFIRMED_WITHIN_MS = 10_000;

/**
 * Resolves with the act, or when the page answers without it: the browser never confirms a key that reached a page at its end.
 * @param acts how many keys and clicks it takes
 */
function actOn(page: Page, act: () => Promise<boolean>, acts: number): Promise<boolean> {
  const answers = async () => {
    await wait(acts * CONFIRMED_WITHIN_MS, undefined, { ref: false });
    return read(page, () => page.evaluate(() => true));
  };
  return Promise.race([act(), answers()]);
}

/** Resolves after the next frame. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

/** Runs inside the page: gives the focus to the field at a point. */
function focusAt([x, y]: readonly [number, number]): void {
  const hit = document.elementFromPoint(x, y);
  const field = hit?.closest('label')?.control ?? hit;
  if (field instanceof HTMLElement) field.focus();
}

/** A link to somebody else's site leaves the page as it is. */
async function stayOn(context: BrowserContext, origins: readonly string[]): Promise<void> {
  await context.route(
    (url) => !origins.includes(url.origin),
    (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()),
  );
}

/** Runs inside the page: its own files stay within reach, because a reload would otherwise leave the site. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Creates the browser of a walk at this site; it begins with the step `become`. */
export function createWalker(browser: Browser, site: string, api: FaultyApi): Walker {
  let context: BrowserContext | null = null;
  let current: Page | null = null;
  let faults: readonly string[] = [];
  const typed = new Set<string>();

  const page = (): Page => {
    if (current === null) throw new Error('a walk begins with somebody');
    return current;
  };
  const look = (wanted: Look) => read(page(), () => page().evaluate(lookAtPage, wanted));

  async function become(actor: Actor, isPhone: boolean): Promise<void> {
    await context?.close();
    await api.reset();
    typed.clear();
    context = await browser.newContext({
      baseURL: site,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      viewport: isPhone ? WIDTHS.phone : WIDTHS.desktop,
      // A worker would answer what the faults are for.
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(ANSWERS_WITHIN_MS);
    faults = recordFaults(context, [site, api.url, CAPTCHA_ORIGIN]);
    await serveFakeCaptcha(context);
    await stayOn(context, [site, api.url, CAPTCHA_ORIGIN]);
    const opened = await context.newPage();
    current = opened;
    // A second tab says nothing that its link did not.
    context.on('page', (other) => void other.close());
    opened.on('dialog', (dialog) => void dialog.accept());
    opened.on('download', (file) => void file.cancel());
    await opened.goto(actor === 'visitor' ? '/' : '/login');
    if (actor === 'visitor') return;
    await enter(opened, { ...CUSTOMER, email: emails[actor] });
    await opened.waitForURL('**/panel');
  }

  /** Scrolls to a control; null when it is gone or covered. */
  async function reach(target: Pick<Sight, 'role' | 'name' | 'nth'>): Promise<Sight | null> {
    const [found] = await look({ ...target, roles: [target.role] });
    return found?.isOnTop === true ? found : null;
  }

  async function focus(target: Pick<Sight, 'role' | 'name' | 'nth'>): Promise<boolean> {
    const found = await reach(target);
    if (found === null) return false;
    await page().mouse.click(found.x, found.y);
    return true;
  }

  /** A page that replaces itself meanwhile ends another navigation. */
  async function navigate(navigation: Promise<unknown>): Promise<void> {
    try {
      await navigation;
    } catch (error) {
      if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error;
      await page().waitForLoadState('domcontentloaded');
    }
  }

  async function history(step: 'back' | 'forward' | 'reload'): Promise<void> {
    const options = { waitUntil: 'commit' as const };
    if (step === 'reload') await navigate(page().reload(options));
    else if (step === 'forward') await navigate(page().goForward(options));
    else await navigate(page().goBack(options));
    // Before the first page there is an empty one.
    if (page().url() === 'about:blank') await page().goto('/', options);
  }

  async function take(step: Step): Promise<boolean> {
    switch (step.do) {
      case 'become':
        await become(step.actor, step.isPhone);
        return true;
      case 'click':
        return focus(step.on);
      case 'type':
        if (!(await focus(step.on))) return false;
        typed.add(step.text);
        await page().keyboard.press('ControlOrMeta+A');
        await page().keyboard.press('Delete');
        await page().keyboard.insertText(step.text);
        return true;
      case 'choose': {
        const found = await reach(step.on);
        if (found === null) return false;
        // A click would open a native list, which takes the keys.
        await page().mouse.move(found.x, found.y);
        await read(page(), () => page().evaluate(focusAt, [found.x, found.y] as const));
        for (let time = 0; time < step.times; time += 1) await page().keyboard.press('ArrowDown');
        return true;
      }
      case 'press':
        await page().keyboard.press(step.key);
        return true;
      case 'back':
      case 'forward':
      case 'reload':
        await history(step.do);
        return true;
      case 'open':
        await navigate(page().goto(step.path, { waitUntil: 'commit' }));
        return true;
      case 'fail':
        api.fail(step.calls, step.fault);
        if (step.fault === 'offline') await read(page(), () => page().evaluate(setOnline, false));
        return true;
      case 'mend':
        api.mend();
        await read(page(), () => page().evaluate(setOnline, true));
        return true;
    }
  }

  return {
    take: (step) => {
      const act = () => take(step);
      const acts = actsIn(step);
      return answered(step.do === 'become' ? act() : actOn(page(), act, acts), acts);
    },
    problems: async () => {
      const end = performance.now() + SETTLED_WITHIN_MS;
      for (;;) {
        await read(page(), () => page().evaluate(painted));
        const problems = await read(page(), () => problemsOn(page(), typed));
        if (faults.length > 0 || problems.length === 0 || performance.now() > end)
          return [...faults, ...problems];
      }
    },
    controls: () => look({ roles: usable }),
    isLoggedIn: () =>
      read(page(), () => page().evaluate((key) => localStorage.getItem(key) !== null, TOKEN_KEY)),
    draw: async (file) => {
      writeFileSync(`${file}.html`, await page().content());
      await page().screenshot({ path: `${file}.png` });
    },
    close: async () => {
      await context?.close();
    },
  };
}
