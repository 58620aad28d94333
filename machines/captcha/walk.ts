import { boxIn, captchaIn, tickBoxIn } from '#tests/browser/walks/support/captcha-box.ts';
import { callCaptchaCallback, watchCaptcha } from '#tests/browser/walks/support/captcha-service.ts';
import { formOf } from '#tests/browser/walks/support/filling.ts';
import { byApp, byScreen, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import { MISSING_SITE_KEY, MISSING_WIDGET_ID, type captchaMachine } from './captcha.machine.ts';

const form = () => formOf('Recupera tu acceso');

const captchaPart = () => captchaIn(form());

const alert = (text: string) => captchaPart().getByRole('alert').filter({ hasText: text });

const again = () => captchaPart().getByRole('button', { name: 'Reintentar' });

const loading = waitingSights(captchaPart, 'Cargando la verificación…');

async function seesBox(): Promise<void> {
  await seen(boxIn(form()));
  await unseen(captchaPart().getByRole('alert'));
}

export const captcha: WalkedScreen<typeof captchaMachine> = {
  interactions: {
    'captcha.start': {
      by: 'person',
      can: (snapshot) => snapshot.matches('idle') || snapshot.context.siteKey !== null,
      take: async () => {
        const hasFailed = again().elements().length > 0;
        await (hasFailed ? again() : form().getByRole('textbox', { name: 'Correo de tu cuenta' })).click();
      },
    },
    'captcha.rendered': byScreen,
    'captcha.verify': { by: 'person', ownPayload: true, take: () => tickBoxIn(form()) },
    'captcha.expire': { by: 'person', take: () => callCaptchaCallback('expired') },
    'captcha.fail': { by: 'person', take: () => callCaptchaCallback('error') },
    'captcha.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.hasTag('cancellable'),
      take: () => cancelIn(captchaPart()).click(),
    },
    'captcha.reset': byApp('no screen resets a checkbox by its number'),
    'captcha.renew': byApp('a form requests another token after it was sent'),
  },
  appearances: {
    idle: () =>
      seen(captchaPart().getByText('La casilla de verificación aparece al empezar a llenar el formulario.')),
    'loading.brisk': loading.brisk,
    'loading.slow': loading.slow,
    'loading.endless': loading.endless,
    ready: seesBox,
    verified: seesBox,
    expired: () => seen(alert('La verificación venció. Márcala de nuevo.')),
    failed: ({ context: { siteKey } }) =>
      seen(
        siteKey === null
          ? alert('Por ahora no podemos recibir este formulario.')
          : alert('No pudimos cargar la verificación.'),
      ),
  },
  logs: [new RegExp(`^${MISSING_SITE_KEY}$`), new RegExp(`^${MISSING_WIDGET_ID}$`)],
  prepare: watchCaptcha,
};
