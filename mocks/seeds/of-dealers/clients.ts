import type { ClientRow } from '../../rows/client.ts';
import { demoAccounts } from '../accounts.ts';
import { quotesOn } from '../quotes.ts';

const [, distributor] = demoAccounts;

/** The quote with whose client a record is put together; '' for one without quotes. */
interface Plan extends Omit<ClientRow, 'user_id' | 'id' | 'phone' | 'version'> {
  readonly title: string;
  /** That of the quote where it is empty. */
  readonly phone: string;
}

const plans: readonly Plan[] = [
  {
    title: 'Consultorio de la Dra. Ríos',
    name: 'Dra. Verónica Ríos',
    phone: '',
    email: 'veronica.rios@ejemplo.mx',
    street: 'Privada Jiménez 417, int. 6-B',
    neighborhood: 'Obispado',
    city: 'Monterrey',
    postal_code: '64060',
    tax: {
      rfc: 'RIMV790314KT5',
      legal_name: 'VERÓNICA RÍOS MENDIOLA',
      regime: '612',
      cfdi_use: 'G03',
      postal_code: '64710',
    },
    notes: 'Atiende martes y jueves; el elevador no sube nada de más de 2.30 m. Pregunta por Chela.',
  },
  {
    title: 'Cafetería La Nogalera',
    name: 'Jimena Lozano',
    phone: '',
    email: '',
    street: '',
    neighborhood: '',
    city: '',
    postal_code: '',
    tax: {
      rfc: 'NOC8405039Q7',
      legal_name: 'NOGALERA Y OTROS CAFÉS',
      regime: '626',
      cfdi_use: 'I02',
      postal_code: '66220',
    },
    notes: '',
  },
  {
    title: '',
    name: 'Inmobiliaria Peñasco & Ñ',
    phone: '+19565550188',
    email: 'compras@penasco.ejemplo.mx',
    street: 'Km 17.5 Carretera Nacional',
    neighborhood: 'El Uro',
    city: 'Monterrey',
    postal_code: '64986',
    tax: {
      rfc: 'IPÑ0911277X9',
      legal_name: 'INMOBILIARIA PEÑASCO & Ñ',
      regime: '601',
      cfdi_use: '',
      postal_code: '',
    },
    notes: 'Paga a 45 días. Quiere una sola factura por torre.',
  },
];

/** What the dealer of the demonstration keeps of their clients; the quotes of a day say how they are reached. */
export function clientsOn(day: string): readonly ClientRow[] {
  const quotes = quotesOn(day);
  return plans.map(({ title, phone, ...rest }, at) => {
    const quote = quotes.find((row) => row.user_id === distributor.id && row.title === title);
    return {
      user_id: distributor.id,
      id: quote?.id ?? `cliente-${String(at + 1)}`,
      version: 1,
      phone: phone === '' ? (quote?.client.phone ?? '') : phone,
      ...rest,
    };
  });
}
