import type { CatalogItemRow } from './catalog-item.ts';
import type { FileRow } from './file.ts';
import type { ImageRow } from './image.ts';
import type { MunicipalityRow } from './municipality.ts';
import type { PaymentMethodRow } from './payment-method.ts';
import type { RoleRow } from './role.ts';
import type { SessionRow } from './session.ts';
import type { StateRow } from './state.ts';
import type { StockRow } from './stock.ts';
import type { TallyRow } from './tally.ts';
import type { UserRow } from './user.ts';

/** What the database can hold, by table. */
export interface Rows {
  readonly roles: readonly RoleRow[];
  readonly states: readonly StateRow[];
  readonly municipalities: readonly MunicipalityRow[];
  readonly users: readonly UserRow[];
  readonly tallies: readonly TallyRow[];
  readonly sessions: readonly SessionRow[];
  readonly catalogItems: readonly CatalogItemRow[];
  readonly files: readonly FileRow[];
  readonly images: readonly ImageRow[];
  readonly stock: readonly StockRow[];
  readonly paymentMethods: readonly PaymentMethodRow[];
}
