import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs, Textarea, useMantineTheme } from '@mantine/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { Contact } from '#src/screens/storefront/contacto/contact.tsx';
import { SystemBar } from '#src/ui/frame/system-bar.tsx';
import { NoticesPlace, notify, type Notice } from '#src/ui/notices/notices.tsx';
import { logIn } from '#stories/support/log-in.ts';
import { profileAt } from '#stories/support/steps/profile.tsx';
import { withScreen } from '#stories/support/with-screen.tsx';
import { show } from './support/show.tsx';

/** Every rule of every style sheet, including media queries and layers. */
const allRules = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? allRules(rule.cssRules) : [])]);

/** The theme's props for Mantine's components. */
function Breakpoints() {
  return Object.entries(useMantineTheme().breakpoints).map(([name, value]) => (
    <p key={name} title={name}>
      {value}
    </p>
  ));
}

/** A button that shows a snackbar, with the snackbars' container. */
function Saying(notice: Notice) {
  return (
    <>
      <button type="button" onClick={() => void notify(notice)}>
        Decirlo
      </button>
      <NoticesPlace />
    </>
  );
}

/** Whether a timer of this many ms is running; restored after the test. */
function watchTimers(wanted: number): () => boolean {
  const { setTimeout: start, clearTimeout: stop } = window;
  const running = new Set<unknown>();
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const timer = start(handler, ms, ...rest);
      if (ms === wanted) running.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      running.delete(timer);
      stop(timer);
    },
  });
  onTestFinished(() => {
    Object.assign(window, { setTimeout: start, clearTimeout: stop });
  });
  return () => running.size > 0;
}

const rulesOfPage = () => [...document.styleSheets].flatMap((sheet) => allRules(sheet.cssRules));

describe('the constants in the browser', () => {
  it('a system bar is 24 px high (K08)', async () => {
    show(<SystemBar>Sin conexión</SystemBar>);
    const bar = page.getByText('Sin conexión');
    await expect.element(bar).toBeVisible();
    expect(bar.element().getBoundingClientRect().height).toBe(24);
  });

  it('a system bar is 32 px high where the app is installed in a window (K09)', async () => {
    show(<SystemBar>Sin conexión</SystemBar>);
    const bar = page.getByText('Sin conexión');
    await expect.element(bar).toBeVisible();
    // A test cannot install the app: the rule inside the media query is applied by hand.
    const inWindow = rulesOfPage().find(
      (rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('display-mode: standalone'),
    );
    if (!(inWindow instanceof CSSMediaRule)) throw new Error('no rule for a window');
    inWindow.media.mediaText = 'all';
    expect(bar.element().getBoundingClientRect().height).toBe(32);
  });

  it('the breakpoints are 600, 960, 1280, 1920 and 2560 px (K07)', async () => {
    show(<Breakpoints />);
    for (const [name, px] of Object.entries({ xs: 600, sm: 960, md: 1280, lg: 1920, xl: 2560 })) {
      const shown = page.getByTitle(name, { exact: true });
      await expect.element(shown).toBeVisible();
      const query = `(min-width: ${shown.element().textContent})`;
      await page.viewport(px - 1, 600);
      expect(matchMedia(query).matches, `${query} at ${String(px - 1)} px`).toBe(false);
      await page.viewport(px, 600);
      expect(matchMedia(query).matches, `${query} at ${String(px)} px`).toBe(true);
    }
  });

  it('a snackbar closes after 5,000 ms unless it is hovered or focused (K05)', async () => {
    await page.viewport(1280, 900);
    const isCounting = watchTimers(5_000);
    const patience = { timeout: 4_000 };
    show(<Saying title="Guardado" />);
    await page.getByRole('button', { name: 'Decirlo' }).click();
    const notice = page.getByRole('status');
    await expect.element(notice).toBeVisible();
    await expect.poll(isCounting, patience).toBe(true);
    await notice.hover();
    await expect.poll(isCounting, patience).toBe(false);
    await page.getByRole('button', { name: 'Decirlo' }).hover();
    await expect.poll(isCounting, patience).toBe(true);
    const close = notice.getByRole('button', { name: 'Cerrar aviso' });
    close.element().focus();
    await expect.poll(isCounting, patience).toBe(false);
    close.element().blur();
    await expect.element(notice, { timeout: 9_000 }).not.toBeInTheDocument();
  });

  it('a snackbar with -1 closes only by its button (K06)', async () => {
    const isCounting = watchTimers(5_000);
    show(<Saying title="Guardado" closesAfter={-1} />);
    await page.getByRole('button', { name: 'Decirlo' }).click();
    await expect.element(page.getByRole('status')).toBeVisible();
    expect(isCounting()).toBe(false);
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['of the contact form', withScreen(<Contact />, { path: '/contacto' })],
    ['of the panel', () => <Textarea label="Mensaje" />],
  ])('a textarea %s has 5 rows (K13)', async (_, Screen) => {
    await resetMocks();
    show(<Screen />);
    const textarea = page.getByRole('textbox', { name: 'Mensaje' });
    await expect.element(textarea).toHaveAttribute('rows', '5');
    const { clientHeight } = textarea.element();
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(textarea.element());
    const text = clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
    expect(Math.round(text / parseFloat(lineHeight))).toBe(5);
  });

  it('a tab is at most 300 px wide and its transition takes 225 ms (K11, K12)', async () => {
    show(
      <Tabs defaultValue="datos">
        <Tabs.List>
          <Tabs.Tab value="datos">{'Datos '.repeat(200)}</Tabs.Tab>
        </Tabs.List>
      </Tabs>,
    );
    const tab = page.getByRole('tab');
    await expect.element(tab).toBeVisible();
    expect(tab.element().getBoundingClientRect().width).toBe(300);
    expect(getComputedStyle(tab.element()).transitionDuration).toBe('0.225s');
  });

  it('a tab of the profile is at most 300 px wide and its transition takes 225 ms (K11, K12)', async () => {
    await resetMocks();
    await logIn();
    const Screen = profileAt();
    show(<Screen />);
    for (const name of ['Datos', 'Contraseña', 'Cartera']) {
      const tab = page.getByRole('tab', { name });
      await expect.element(tab).toBeVisible();
      const element = tab.element();
      const { transitionDuration, maxWidth } = getComputedStyle(element);
      expect([transitionDuration, maxWidth], name).toEqual(['0.225s', '300px']);
      element.textContent = 'Datos '.repeat(200);
      expect(element.getBoundingClientRect().width, name).toBe(300);
    }
  });
});
