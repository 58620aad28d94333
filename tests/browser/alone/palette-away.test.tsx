import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PaletteButton } from '#src/screens/panel/frame/palette/palette-button.tsx';
import { NoticesPlace } from '#src/ui/notices/notices.tsx';
import { show } from '../support/show.tsx';

vi.mock('#src/screens/panel/frame/palette/palette.tsx', () => {
  throw new Error('the module is gone');
});

it('the palette shows an alert with a retry when it does not load', async () => {
  show(
    <>
      <PaletteButton />
      <NoticesPlace />
    </>,
  );
  const button = page.getByRole('button', { name: 'Buscar o ir a…' });
  const notices = page.getByText(/^No pudimos abrir el buscador\./);
  await button.click();
  await expect.element(notices).toBeVisible();
  await button.click();
  await expect.poll(() => notices.elements().length).toBe(2);
});
