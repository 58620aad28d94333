import type { AccountChangeRow } from './account-change.ts';
import type { BrandRow } from './brand.ts';
import type { CartRow } from './cart.ts';
import type { CatalogItemRow } from './catalog-item.ts';
import type { ClientRow } from './client.ts';
import type { CutPlanRow } from './cut-plan.ts';
import type { FileRow } from './file.ts';
import type { MaterialRow } from './material.ts';
import type { MunicipalityRow } from './municipality.ts';
import type { OrderRow } from './order.ts';
import type { PaymentMethodRow } from './payment-method.ts';
import type { QuoteRow } from './quote.ts';
import type { RemnantRow } from './remnant.ts';
import type { RoleRow } from './role.ts';
import type { SampleRequestRow } from './sample-request.ts';
import type { SessionRow } from './session.ts';
import type { StateRow } from './state.ts';
import type { StockRow } from './stock.ts';
import type { UploadRow } from './upload.ts';
import type { UserRow } from './user.ts';

/** The rows of the database, by table. */
export interface Rows {
  readonly roles: readonly RoleRow[];
  readonly states: readonly StateRow[];
  readonly municipalities: readonly MunicipalityRow[];
  readonly users: readonly UserRow[];
  readonly sessions: readonly SessionRow[];
  readonly catalogItems: readonly CatalogItemRow[];
  readonly files: readonly FileRow[];
  readonly uploads: readonly UploadRow[];
  readonly stock: readonly StockRow[];
  readonly paymentMethods: readonly PaymentMethodRow[];
  readonly brands: readonly BrandRow[];
  readonly quotes: readonly QuoteRow[];
  readonly orders: readonly OrderRow[];
  readonly carts: readonly CartRow[];
  readonly clients: readonly ClientRow[];
  readonly materials: readonly MaterialRow[];
  readonly remnants: readonly RemnantRow[];
  readonly cutPlans: readonly CutPlanRow[];
  readonly sampleRequests: readonly SampleRequestRow[];
  readonly accountChanges: readonly AccountChangeRow[];
}
