import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { AppDemoPanel } from '#mocks/demo/app-demo-panel.tsx';
import { openPanel } from '#mocks/demo/panel-state.ts';
import { Strip } from '#mocks/demo/strip.tsx';
import { setFault } from '#mocks/faults/conditions.ts';
import { SYSTEM_BAR_PX } from '#src/config/constants.ts';
import { SystemBar } from '#src/ui/frame/system-bar.tsx';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { openAt, Page } from './beside-a-page.tsx';
import { startRecording } from './recorded.ts';

const meta = preview.meta({
  title: 'Demostración/Panel',
  component: AppDemoPanel,
  parameters: pageParameters,
  beforeEach: () => {
    openPanel(false);
  },
  render: () => (
    <>
      <SystemBar>
        <section aria-label="Demostración">
          <Strip />
        </section>
      </SystemBar>
      <Page />
      <AppDemoPanel />
    </>
  ),
});

const button = { name: /^Escenarios y fallas/ };
const aside = { name: 'Escenarios y fallas' };

/** Closed, it is a button in the strip. */
export const Closed = meta.story({
  name: 'Cerrado',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', button)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('complementary', aside)).toBeNull();
  },
});

/** Opening it moves the focus into it; Escape closes it and returns the focus to its button. */
export const OpenedAndClosed = meta.story({
  name: 'Abierto y cerrado',
  beforeEach: () => openAt('scenario'),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', button);
    await expect(canvas.getByRole('heading', { level: 2 })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar el panel' }));
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary', aside)).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

/** The page shrinks beside it: nothing is covered, and the page's buttons work. */
export const BesideThePage = meta.story({
  name: 'Junto a la página',
  tags: ['long'],
  beforeEach: () => openAt('network'),
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('main').getBoundingClientRect();
    const panel = canvas.getByRole('complementary', aside).getBoundingClientRect();
    await expect(page.right <= panel.left || page.bottom <= panel.top).toBe(true);
    const inPage = canvas.getByRole('button', { name: 'Un botón de la página' });
    await userEvent.click(inPage);
    await expect(inPage).toHaveFocus();
    await expect(canvas.getByRole('complementary', aside)).toBeVisible();
  },
});

/** Closed with active faults, its button says so. */
export const Disturbed = meta.story({
  name: 'Con fallas',
  tags: ['long'],
  beforeEach: () => {
    setFault('states', { kind: 'never' });
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Escenarios y fallas (hay fallas puestas)' }),
    ).toBeVisible();
  },
});

/** The strip keeps its height and its buttons on the narrowest phone. */
export const StripOnPhone = meta.story({
  name: 'Franja en el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => {
    setFault('states', { kind: 'never' });
  },
  play: async ({ canvas }) => {
    await expectInStrip([
      canvas.getByRole('button', { name: 'Restablecer datos' }),
      canvas.getByRole('button', button),
      canvas.getByRole('button', { name: 'Ver el diagrama' }),
      canvas.getByRole('button', { name: 'Grabar' }),
    ]);
  },
});

/** So it does while the page is recorded: then the data cannot be reset. */
export const RecordingOnPhone = meta.story({
  name: 'Grabando en el teléfono',
  tags: ['long'],
  globals: onPhone,
  beforeEach: () => startRecording(),
  play: async ({ canvas }) => {
    await expectInStrip([
      canvas.getByRole('button', button),
      canvas.getByRole('button', { name: 'Ver el diagrama' }),
      await canvas.findByRole('button', { name: /^Detener · 99/ }),
      canvas.getByRole('button', { name: 'Aquí hay un error' }),
    ]);
    await expect(canvas.queryByRole('button', { name: 'Restablecer datos' })).toBeNull();
  },
});

/** Expects buttons whole in the strip, which keeps its height. */
async function expectInStrip(buttons: readonly HTMLElement[]): Promise<void> {
  for (const control of buttons) {
    const { left, right, height } = control.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(height).toBe(SYSTEM_BAR_PX.browser);
    // What is cut off by the strip cannot be seen.
    const strip = control.parentElement?.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(strip?.left ?? 0);
    await expect(right).toBeLessThanOrEqual(strip?.right ?? 0);
  }
  await expectNoOverflow();
}
