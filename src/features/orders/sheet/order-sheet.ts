import type { SavedOrder } from '#src/api/contract/assumed/orders.ts';
import type { Quotable } from '#src/content/quotable.ts';
import { addressText, destinationText, receiverText } from '#src/features/delivery/address-text.ts';
import { makerName, orderName } from '#src/features/order-facts/order-row.ts';
import { calendarOf, type Calendar } from '#src/format/dates.ts';
import { phoneText } from '#src/format/phone.ts';
import { counted } from '#src/format/words.ts';
import { sheetWindow, type SheetWindow } from './sheet-window.ts';

/** What the workshop reads of an order. It holds no prices. */
export interface OrderSheet {
  readonly folio: string;
  readonly name: string | null;
  readonly soldBy: string | null;
  /** How the workshop asks who sold it. */
  readonly phone: string | null;
  readonly client: string | null;
  readonly madeOn: string | null;
  readonly promisedOn: string | null;
  /** Where it goes, and who receives it. */
  readonly address: string | null;
  readonly receiver: string | null;
  /** Both in short, for labels. */
  readonly destination: string | null;
  readonly notes: string | null;
  readonly clientNote: string | null;
  readonly windows: readonly SheetWindow[];
}

/** The pieces of a window that are cut again: "1 pieza, 24 nov 2026: se manchó". */
const spoiledIn = ({ changes }: SavedOrder, key: string, calendar: Calendar): string =>
  changes
    .filter(({ kind, window }) => kind === 'recorte' && window === key)
    .map(({ pieces, at, note }) => {
      const what = [counted(pieces ?? 1, 'pieza', 'piezas'), calendar.day(at)].filter(
        (text) => text !== null,
      );
      return [what.join(', '), ...(note === null ? [] : [note])].join(': ');
    })
    .join('; ');

/** An order as the workshop reads it; dates are of the shop's time zone. */
export function orderSheetOf(order: SavedOrder, quotable: Quotable, timeZone: string): OrderSheet {
  const calendar = calendarOf(timeZone);
  const count = order.windows.length;
  const soldByPhone = order.made_by?.phone ?? null;
  return {
    folio: order.folio,
    name: orderName(order),
    soldBy: makerName(order),
    phone: soldByPhone === null ? null : phoneText(soldByPhone),
    client: order.client?.name ?? null,
    madeOn: calendar.day(order.created_at),
    promisedOn: calendar.day(order.promised_on),
    address: addressText(order),
    receiver: receiverText(order),
    destination: destinationText(order),
    notes: order.notes,
    clientNote: order.client_note,
    windows: order.windows.map((window, at) =>
      sheetWindow(window, {
        place: `${String(at + 1)} de ${String(count)}`,
        spoiled: spoiledIn(order, window.key, calendar),
        quotable,
      }),
    ),
  };
}

/** What stands above the windows, without what is not known. */
export const sheetFacts = (sheet: OrderSheet): readonly { readonly name: string; readonly value: string }[] =>
  [
    { name: 'Vendió', value: [sheet.soldBy, sheet.phone].filter((text) => text !== null).join(', ') },
    { name: 'Cliente', value: sheet.client ?? '' },
    { name: 'Hecha', value: sheet.madeOn ?? '' },
    { name: 'Prometida', value: sheet.promisedOn ?? '' },
    { name: 'Entrega en', value: sheet.address ?? '' },
    { name: 'Recibe', value: sheet.receiver ?? '' },
    { name: 'Notas', value: sheet.notes ?? '' },
    { name: 'Nota del cliente', value: sheet.clientNote ?? '' },
  ].filter(({ value }) => value !== '');

/** What stands beside the drawing of a window: its sizes, its motor, its cloth. */
export const windowRows = ({
  ordered,
  made,
  motor,
  cloth,
  spoiled,
  facts,
}: SheetWindow): readonly { readonly name: string; readonly value: string }[] =>
  [
    { name: 'Pedida', value: ordered },
    { name: 'Se fabrica', value: made ?? '' },
    { name: 'Piezas', value: String(facts.quantity) },
    { name: 'Cortar otra vez', value: spoiled },
    { name: 'Tela', value: cloth },
    { name: 'Motor', value: motor ?? '' },
  ].filter(({ value }) => value !== '');
