import { expect, screen, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { json, serverAnswers } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { withApp } from '../../support/with-app.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/usuarios/actividad',
  render: withApp({ path: '/panel/usuarios?vista=actividad' }),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Administrador');
  },
});

const rows = async () => {
  const table = await screen.findByRole('region', { name: 'Actividad' });
  return within(table).getAllByRole('row');
};

export const Changes = meta.story({
  name: 'Cuentas y órdenes (B144)',
  play: async () => {
    const row = (await rows()).find((one) => within(one).queryByText('Rogelio Ibarra Peña') !== null);
    await expect(row).toHaveTextContent(/Puede entrar.*Sí.*No.*Lucía Garza Montemayor/);
    await expect(screen.queryByRole('button', { name: 'Nuevo usuario' })).not.toBeInTheDocument();
  },
});

export const Unknown = meta.story({
  name: 'Con palabras que no conocemos',
  play: async () => {
    await expect((await rows())[1]).toHaveTextContent(/Lista 37Limite nuevo.*–.*12,500.*–/);
    await expect(screen.queryByRole('link', { name: 'Lista 37' })).not.toBeInTheDocument();
  },
  beforeEach: async () => {
    const change = { id: 1, kind: 'lista', subject: 'Lista 37', what: 'limite-nuevo', after: '12,500' };
    await serverAnswers(json(200, { data: [change] }), 'activity');
  },
});

export const ToAccounts = meta.story({
  name: 'De vuelta a las cuentas',
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(screen.getByRole('radio', { name: 'Cuentas' }));
    await expect(await screen.findByRole('button', { name: 'Nuevo usuario' })).toBeVisible();
  },
});
