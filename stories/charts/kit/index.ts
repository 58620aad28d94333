import type { machines, MachineName } from '#machines/index.ts';
import { addCard } from './add-card.ts';
import { captcha } from './captcha.ts';
import { catalogPrices, catalogs } from './catalog.ts';
import { changePassword } from './change-password.ts';
import { counters } from './counters.ts';
import { document } from './document.ts';
import { digitalCatalogFiles, priceListFiles, promotionFiles } from './files.ts';
import type { ChartKit } from './kit.ts';
import { dealers, nearMe } from './dealers.ts';
import { message } from './message.ts';
import { municipalities, states } from './locations.ts';
import { paymentMethods } from './payment-methods.ts';
import { profileImage } from './profile-image.ts';
import { profile } from './profile.ts';
import { recover } from './recover.ts';
import { register } from './register.ts';
import { session } from './session.ts';
import { blindsStock, galleriesStock, motorsStock, pricesStock } from './stock.ts';
import { addUser, coordinates, roles, updateUser } from './user-forms.ts';
import { users } from './users.ts';
import { visit } from './visit.ts';

/** Words and examples of every chart: a machine that is added to the table without any does not compile. */
export const kits = {
  session,
  captcha,
  counters,
  register,
  recover,
  message,
  dealers,
  nearMe,
  states,
  municipalities,
  priceListFiles,
  digitalCatalogFiles,
  promotionFiles,
  catalogs,
  catalogPrices,
  document,
  visit,
  users,
  profile,
  profileImage,
  changePassword,
  paymentMethods,
  addCard,
  blindsStock,
  galleriesStock,
  motorsStock,
  pricesStock,
  roles,
  addUser,
  updateUser,
  coordinates,
} satisfies { readonly [N in MachineName]: ChartKit<(typeof machines)[N]> };
