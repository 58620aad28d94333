import type { Activity } from '#src/api/contract/assumed/activity.ts';
import { humaniseName } from '#src/content/humanise.ts';
import { paymentStates } from '#src/features/order-facts/payment-states.ts';
import { stageNames } from '#src/features/order-facts/stage-names.ts';
import type { Calendar } from '#src/format/dates.ts';
import { phoneText } from '#src/format/phone.ts';
import { roleName } from '../roles.ts';

const fileStates: Readonly<Record<string, string>> = { publicado: 'Publicado', retirado: 'Retirado' };

const yesOrNo: Readonly<Record<string, string>> = { si: 'Sí', no: 'No' };

// The server may send others.
const stages: Readonly<Record<string, string>> = stageNames;
const payments: Readonly<Record<string, string>> = paymentStates;

interface Words {
  readonly name: string;
  /** How its values are told; as they are without it. */
  readonly tell?: (value: string, calendar: Calendar) => string;
}

const switched = (value: string) => yesOrNo[value] ?? value;

/** By what changed. */
const known: Readonly<Record<string, Words>> = {
  alta: { name: 'Cuenta nueva' },
  acceso: { name: 'Puede entrar', tell: switched },
  mapa: { name: 'Está en el mapa', tell: switched },
  rol: { name: 'Rol', tell: (name) => roleName({ id: null, name }) },
  nombre: { name: 'Nombre' },
  correo: { name: 'Correo' },
  telefono: { name: 'Teléfono', tell: phoneText },
  lugar: { name: 'Municipio' },
  direccion: { name: 'Dirección' },
  nivel: { name: 'Nivel de descuento', tell: humaniseName },
  red: { name: 'Red' },
  ubicacion: { name: 'Ubicación' },
  etapa: { name: 'Etapa', tell: (stage) => stages[stage] ?? humaniseName(stage) },
  promesa: { name: 'Día prometido', tell: (value, calendar) => calendar.day(value) ?? value },
  recorte: { name: 'Piezas por cortar otra vez' },
  archivo: { name: 'Archivo', tell: (value) => fileStates[value] ?? value },
  pago: { name: 'Pago', tell: (value) => payments[value] ?? value },
};

const wordsOf = (what: string): Words => known[what] ?? { name: humaniseName(what) };

/** What changed, in words. */
export const changeName = ({ what }: Activity): string => wordsOf(what).name;

/** A value before or after a change, in words; null without one. */
export function tellValue({ what }: Activity, value: string | null, calendar: Calendar): string | null {
  if (value === null) return null;
  return wordsOf(what).tell?.(value, calendar) ?? value;
}
