import { carts } from '#mocks/rows/cart.ts';
import { cutPlans } from '#mocks/rows/cut-plan.ts';
import { materials, type MaterialRow } from '#mocks/rows/material.ts';
import { orders } from '#mocks/rows/order.ts';
import { remnants } from '#mocks/rows/remnant.ts';
import { stock, type StockRow } from '#mocks/rows/stock.ts';
import { today } from '#mocks/today.ts';
import { visitor } from './client.ts';

/** What there is of an article, in its unit. */
export interface Shelf {
  readonly code: string;
  /** Width of the roll in mm, of a cloth with several. */
  readonly of?: number;
  /** Null when nobody counted it. */
  readonly free: number | null;
  /** How much arrives on which day. */
  readonly more?: readonly [quantity: number, on: string];
  /** Length of a whole roll in m; as it is by default. */
  readonly rollM?: number;
}

const PLENTY = 5_000;
const DAY_MS = 86_400_000;

const change = (row: StockRow | MaterialRow, { free, more = [0, today()], rollM }: Omit<Shelf, 'code'>) =>
  Object.assign(row, {
    ...(rollM === undefined ? {} : { roll_length: rollM }),
    ...{ total: free, reserved: 0, threshold: 0, incoming: more[0] === 0 ? null : more[0] },
    arrives_in_days: (Date.parse(more[1]) - Date.parse(today())) / DAY_MS,
  });

/** Puts on a shelf what a test says. @throws Error where the stock has no such article */
export async function putOnShelf({ code, of, ...amounts }: Shelf): Promise<void> {
  const data = (row: StockRow | MaterialRow) => {
    change(row, amounts);
  };
  const [rolls, parts] = await Promise.all([
    stock.updateMany(
      (query) => query.where((row) => row.code === code && (of === undefined || row.roll_width === of)),
      { data },
    ),
    materials.updateMany((query) => query.where((row) => row.code === code), { data }),
  ]);
  if (rolls.length + parts.length === 0) throw new Error(`no article is called ${code}`);
}

/** Takes all orders, plans and carts out of the shop. */
export function forgetOrders(): void {
  orders.deleteMany((query) => query.where(() => true));
  cutPlans.deleteMany((query) => query.where(() => true));
  carts.deleteMany((query) => query.where(() => true));
}

/** Takes all useful rests, and all bars that were begun, out of the workshop. */
export async function takeRestsOut(): Promise<void> {
  remnants.deleteMany((query) => query.where(() => true));
  const data = (row: StockRow | MaterialRow) => {
    row.started_mm = [];
  };
  await stock.updateMany((query) => query.where(() => true), { data });
  await materials.updateMany((query) => query.where(() => true), { data });
}

/** A shop without orders, plans and carts, which has plenty of everything. */
export async function fillShelves(): Promise<void> {
  // The first call fills the mock's store.
  await visitor().request('availability', { windows: [] });
  forgetOrders();
  const data = (row: StockRow | MaterialRow) => {
    change(row, { free: PLENTY });
  };
  await stock.updateMany((query) => query.where(() => true), { data });
  await materials.updateMany((query) => query.where(() => true), { data });
}
