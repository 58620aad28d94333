import type { Flag } from '#machines/support/switch-run.ts';
import type { User } from '#src/api/contract/user.ts';
import { inNumber } from '#src/format/numbers.ts';
import { rolesIn } from './roles.ts';

/** Name of a person: their name, e-mail or id. */
export const nameOf = ({ id, name, email }: Pick<User, 'id' | 'name' | 'email'>): string =>
  name ?? email ?? `Usuario ${String(id)}`;

interface FlagTexts {
  /** Label of the switch. */
  readonly label: string;
  /** Label of the button that sets it. */
  readonly verb: string;
  /** Confirmation for one person. */
  readonly one: (name: string) => string;
  /** Confirmation for several people. */
  readonly many: (number: number) => string;
  /** State of an account after another person changed it. */
  readonly state: (name: string) => string;
}

/** Texts of each flag, on and off. */
const flagTexts: Readonly<Record<Flag, Readonly<Record<'on' | 'off', FlagTexts>>>> = {
  active: {
    on: {
      label: 'Activo',
      verb: 'Activar',
      one: (name) => `Cuenta activada: ${name}.`,
      many: (number) => `${inNumber(number)} cuentas activadas.`,
      state: (name) => `la cuenta de ${name} quedó activa.`,
    },
    off: {
      label: 'Activo',
      verb: 'Desactivar',
      one: (name) => `Cuenta desactivada: ${name}.`,
      many: (number) => `${inNumber(number)} cuentas desactivadas.`,
      state: (name) => `la cuenta de ${name} quedó inactiva.`,
    },
  },
  active_map: {
    on: {
      label: 'En el mapa',
      verb: 'Mostrar en el mapa',
      one: (name) => `Ya está en el mapa: ${name}.`,
      many: (number) => `${inNumber(number)} cuentas ya están en el mapa.`,
      state: (name) => `${name} quedó en el mapa.`,
    },
    off: {
      label: 'En el mapa',
      verb: 'Ocultar del mapa',
      one: (name) => `Ya no está en el mapa: ${name}.`,
      many: (number) => `${inNumber(number)} cuentas ya no están en el mapa.`,
      state: (name) => `${name} quedó fuera del mapa.`,
    },
  },
};

export const flagTextsOf = (flag: Flag, to: boolean): FlagTexts => flagTexts[flag][to ? 'on' : 'off'];

/** Texts of a role that was set. */
export const roleTextsOf = (user: Pick<User, 'roles'>): Pick<FlagTexts, 'one' | 'many'> => {
  const role = rolesIn(user);
  return {
    one: (name) => (role === null ? `${name} se quedó sin rol.` : `${name} ahora es ${role}.`),
    many: (number) =>
      role === null
        ? `${inNumber(number)} cuentas se quedaron sin rol.`
        : `${inNumber(number)} cuentas ahora tienen el rol ${role}.`,
  };
};
