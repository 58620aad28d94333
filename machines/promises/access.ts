import type { captchaMachine } from '../captcha.machine.ts';
import type { changePasswordMachine } from '../change-password.machine.ts';
import type { configurationMachine } from '../configuration.machine.ts';
import type { offlineCopyMachine } from '../offline-copy.machine.ts';
import type { profileImageMachine } from '../profile-image.machine.ts';
import type { sessionMachine } from '../session.machine.ts';
import type { versionMachine } from '../version.machine.ts';
import { enters, type ChartPromises } from './promise.ts';

export const session: ChartPromises<typeof sessionMachine> = {
  sees: ({ token, user, credentials }) => [token, user?.id, credentials.password],
  promises: [
    {
      says: 'Después de salir no queda nada de la persona.',
      always: (snapshot) =>
        snapshot.matches('authenticated') ||
        (snapshot.context.user === null && snapshot.context.token === null),
    },
    {
      says: 'La contraseña no se guarda más allá del intento de entrar.',
      always: (snapshot) =>
        snapshot.matches('authenticating') || snapshot.context.credentials.password === '',
    },
    {
      says: 'El rechazo tardío de otra sesión no cierra esta.',
      never: ({ before, event }) =>
        event.type === 'session.refused' && 'token' in event && event.token !== before.context.token,
    },
  ],
};

export const configuration: ChartPromises<typeof configurationMachine> = {
  promises: [
    {
      says: 'Solo se llama al servidor con una configuración válida.',
      always: (snapshot) => !snapshot.hasTag('usable') || snapshot.context.config !== null,
    },
    {
      says: 'Una configuración guardada sigue sirviendo aunque el archivo falle.',
      when: ({ before }) => before.matches('kept'),
      holds: ({ after }) => after.hasTag('usable'),
    },
    {
      says: 'Sin configuración se sigue pidiendo hasta que llega.',
      from: (snapshot) => snapshot.matches('unreachable'),
      leadsTo: (snapshot) => snapshot.matches('known'),
    },
  ],
};

export const version: ChartPromises<typeof versionMachine> = {
  promises: [
    {
      says: 'Solo se pregunta por una versión nueva cuando alguien mira la página.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('asking')),
      holds: ({ event }) => event.type === 'page.focused',
    },
    {
      says: 'Se vuelve a preguntar aunque una vez no se sepa la respuesta.',
      from: (snapshot) => snapshot.matches('resting'),
      leadsTo: (snapshot) => snapshot.matches('asking'),
    },
    {
      says: 'Una versión nueva que ya se anunció no se desmiente.',
      never: ({ before }) => before.matches('outdated'),
    },
  ],
};

export const offlineCopy: ChartPromises<typeof offlineCopyMachine> = {
  sees: ({ kept, of }) => [kept, of],
  promises: [
    {
      says: 'Nunca se guarda todo el sitio sin que la persona lo pida.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('keeping')),
      holds: ({ event }) => event.type === 'copy.ask',
    },
    {
      says: 'Lo que se cortó se puede terminar.',
      from: (snapshot) => snapshot.matches('cut') || snapshot.matches('full'),
      leadsTo: (snapshot) => snapshot.matches('complete'),
    },
    {
      says: 'Donde no se puede guardar, no se ofrece.',
      never: ({ before }) => before.matches('impossible'),
    },
  ],
};

export const captcha: ChartPromises<typeof captchaMachine> = {
  sees: ({ token, siteKey }) => [token, siteKey],
  promises: [
    {
      says: 'Una verificación vencida no sirve para enviar.',
      always: (snapshot) => snapshot.matches('verified') === (snapshot.context.token !== null),
    },
    {
      says: 'Sin la llave del servicio nunca se le llama.',
      always: (snapshot) => !snapshot.matches('loading') || Boolean(snapshot.context.siteKey),
    },
    {
      says: 'Si no carga, se puede intentar otra vez.',
      from: (snapshot) => snapshot.matches('failed') && Boolean(snapshot.context.siteKey),
      leadsTo: (snapshot) => snapshot.matches('loading'),
    },
  ],
};

export const changePassword: ChartPromises<typeof changePasswordMachine> = {
  sees: ({ values }) => values !== null,
  promises: [
    {
      says: 'Las contraseñas no se guardan después de la llamada.',
      always: (snapshot) => snapshot.hasTag('waiting') || snapshot.context.values === null,
    },
    {
      says: 'Nunca se cambia sin comprobar antes la actual.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('updating')),
      holds: ({ before }) => before.matches('checking'),
    },
    {
      says: 'Un doble clic no la manda dos veces.',
      never: ({ before, event }) => event.type === 'form.submit' && before.hasTag('waiting'),
    },
  ],
};

export const profileImage: ChartPromises<typeof profileImageMachine> = {
  sees: ({ file, image }) => [file !== null, image !== null],
  promises: [
    {
      says: 'Solo se sube un recorte que la persona eligió.',
      always: (snapshot) => !snapshot.matches('uploading') || snapshot.context.image !== null,
    },
    {
      says: 'Descartar no deja nada de la foto.',
      when: ({ event }) => event.type === 'picture.discard',
      holds: ({ after: { context } }) => context.file === null && context.image === null,
    },
    {
      says: 'Una foto que no subió se puede volver a mandar sin elegirla otra vez.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('uploading') && snapshot.context.image !== null,
    },
  ],
};
