import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SideDialog } from '#src/ui/frame/side-dialog.tsx';
import { show } from './support/show.tsx';

it('a drawer opens, moves the focus and closes by real keys, and gives the focus back', async () => {
  show(
    <>
      <SideDialog label="Menú">
        <a href="#contacto">Contacto</a>
      </SideDialog>
      <button type="button">Detrás</button>
    </>,
  );
  const button = page.getByRole('button', { name: 'Menú' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Contacto' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Detrás')).not.toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('a drawer is closed once by its button: the browser warns of a command for a closed dialog', async () => {
  show(
    <SideDialog label="Menú">
      <p>Vacío</p>
    </SideDialog>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Menú' }));
  const commands: Event[] = [];
  page
    .getByRole('dialog')
    .element()
    .addEventListener('command', (event) => commands.push(event));
  await userEvent.click(page.getByRole('button', { name: 'Cerrar' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(commands).toEqual([]);
});
