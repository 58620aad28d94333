import { expect } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { expireSession } from '#mocks/sessions.ts';
import { readToken } from '#src/api/stored/session-store.ts';
import { WrongPassword } from '../access/login-fallas.stories.tsx';
import { Empty as LoginEmpty, SessionExpired } from '../access/login.stories.tsx';
import { OneFails } from '../frames/panel-contadores.stories.tsx';
import { Visitor } from '../frames/storefront.stories.tsx';
import { Loaded } from '../panel/home/home.stories.tsx';
import { html, serverAnswers, serverRecovers } from '../support/answers.ts';
import { logInElsewhere, logOutElsewhere } from '../support/browser/other-tab.ts';
import { expectHeading, follow, followInPanel } from '../support/steps/go.ts';
import { header } from '../support/steps/header.ts';
import { typeAndSend } from '../support/steps/login.ts';
import { logOut } from '../support/steps/panel.ts';
import { withApp } from '../support/with-app.tsx';

const meta = preview.meta({
  title: 'Jornadas/Sesión',
  tags: ['long'],
  render: withApp({ path: '/panel' }),
  parameters: pageParameters,
});

/** A visitor logs in after a wrong password, and the logout removes everything. */
export const InAndOut = meta.story({
  name: 'Entrar, equivocarse, entrar bien y salir',
  render: withApp({ path: '/nosotros' }),
  play: async (story) => {
    const { step } = story;
    await step('Llegar como visitante', () => Visitor.play(story));
    await step('Ir a la página para entrar', async () => {
      await follow(story, 'Entrar');
      await LoginEmpty.play(story);
    });
    await step('Escribir mal la contraseña', () => WrongPassword.play(story));
    await step('Escribirla bien y entrar', () => typeAndSend(story));
    await step('Ver el panel', () => Loaded.play(story));
    await step('Cerrar sesión', async () => {
      await logOut(story);
      await LoginEmpty.play(story);
      await expect(story.canvas.queryByText(/Tu sesión terminó/)).toBeNull();
      await expect(readToken()).toBeNull();
    });
  },
});

/** An expired session asks for a login and returns to the same page. */
export const ExpiresMidway = meta.story({
  name: 'La sesión vence a media jornada y se vuelve a la página pedida',
  globals: { escenario: 'cliente' },
  beforeEach: () => serverAnswers(html, 'countOrders'),
  play: async (story) => {
    const { step, userEvent } = story;
    await step('Trabajar en el panel, con un contador caído', () => OneFails.play(story));
    await step('Ir a su carrito', () => followInPanel(story, 'Mi carrito'));
    await step('Pasan ocho horas', async () => {
      await expireSession(readToken() ?? '');
      await serverRecovers();
    });
    await step('Reintentar el contador: el servidor ya no acepta la sesión', async () => {
      await userEvent.click((await header(story)).getByRole('button', { name: 'Reintentar órdenes' }));
      await SessionExpired.play(story);
    });
    await step('Entrar de nuevo', () => typeAndSend(story));
    await step('Estar otra vez en su carrito, con el contador al día', async () => {
      await expectHeading(story, 'Mi carrito');
      await expect(await (await header(story)).findByRole('link', { name: 'Órdenes 2' })).toBeVisible();
    });
  },
});

/** A person with an old link and an old session logs in once, and the link's page opens. */
export const ExpiredOnArrival = meta.story({
  name: 'Volver por un enlace con la sesión vencida',
  globals: { escenario: 'sesion-vencida' },
  render: withApp({ path: '/panel/listas/mi-carrito' }),
  play: async (story) => {
    const { step } = story;
    await step('Abrir Mi carrito: la sesión ya venció', () => SessionExpired.play(story));
    await step('Entrar de nuevo', () => typeAndSend(story));
    await step('Estar en Mi carrito', () => expectHeading(story, 'Mi carrito'));
  },
});

/** This tab follows the session of another tab. */
export const OtherTab = meta.story({
  name: 'Salir y volver a entrar en otra pestaña',
  globals: { escenario: 'cliente' },
  play: async (story) => {
    const { step } = story;
    await step('Estar en el panel', () => Loaded.play(story));
    await step('Salir en otra pestaña', async () => {
      logOutElsewhere();
      await LoginEmpty.play(story);
    });
    await step('Entrar en otra pestaña', async () => {
      await logInElsewhere();
      await Loaded.play(story);
    });
  },
});
