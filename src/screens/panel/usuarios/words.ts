import type { Flag } from '#machines/support/switch-run.ts';
import type { User } from '#src/api/contract/user.ts';

/** What a person is called where nothing else is known of them. */
export const nameOf = ({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>): string =>
  name ?? email ?? `Usuario ${String(id)}`;

export const count = (number: number): string => number.toLocaleString('es-MX');

interface FlagWords {
  /** Name of its switch. */
  readonly label: string;
  /** What a button that switches it says. */
  readonly verb: string;
  /** What was done to one person. */
  readonly one: (name: string) => string;
  /** What was done to many. */
  readonly many: (number: number) => string;
  /** How a person's account is. */
  readonly stands: (name: string) => string;
}

/** What each flag is called, on and off. */
const flagWords: Readonly<Record<Flag, Readonly<Record<'on' | 'off', FlagWords>>>> = {
  active: {
    on: {
      label: 'Activo',
      verb: 'Activar',
      one: (name) => `Cuenta activada: ${name}.`,
      many: (number) => `${count(number)} cuentas activadas.`,
      stands: (name) => `la cuenta de ${name} quedó activa.`,
    },
    off: {
      label: 'Activo',
      verb: 'Desactivar',
      one: (name) => `Cuenta desactivada: ${name}.`,
      many: (number) => `${count(number)} cuentas desactivadas.`,
      stands: (name) => `la cuenta de ${name} quedó inactiva.`,
    },
  },
  active_map: {
    on: {
      label: 'En el mapa',
      verb: 'Mostrar en el mapa',
      one: (name) => `Ya está en el mapa: ${name}.`,
      many: (number) => `${count(number)} cuentas ya están en el mapa.`,
      stands: (name) => `${name} quedó en el mapa.`,
    },
    off: {
      label: 'En el mapa',
      verb: 'Ocultar del mapa',
      one: (name) => `Ya no está en el mapa: ${name}.`,
      many: (number) => `${count(number)} cuentas ya no están en el mapa.`,
      stands: (name) => `${name} quedó fuera del mapa.`,
    },
  },
};

export const wordsOf = (flag: Flag, to: boolean): FlagWords => flagWords[flag][to ? 'on' : 'off'];
