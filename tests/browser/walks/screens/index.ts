import type { machines, MachineName } from '#machines/index.ts';
import type { WalkedScreen } from '../support/screen.ts';
import { addCard } from './add-card.ts';
import { captcha } from './captcha.ts';
import { cart, checkOut, networkCarts, quickOrder } from './cart.ts';
import { catalogPrices, catalogs } from './catalog.ts';
import { changePassword } from './change-password.ts';
import { configuration } from './configuration.ts';
import { cutPlan, cuttingStock, reservation } from './cutting.ts';
import { counters } from './counters.ts';
import { dealers, nearMe } from './dealers.ts';
import { document } from './document.ts';
import { digitalCatalogFiles, priceListFiles, promotionFiles } from './files.ts';
import { message } from './message.ts';
import { municipalities, states } from './locations.ts';
import { boardMoves, changeOrder, moveOrder, networkOrders, orders, orderStages } from './orders.ts';
import { outbox } from './outbox.ts';
import { ownWindow } from './own-window.ts';
import { palette } from './palette.ts';
import { paymentMethods } from './payment-methods.ts';
import { networkQuotes, quote, quotes, sharedQuote } from './quotes.ts';
import { question } from './question.ts';
import { pdf } from './pdf.ts';
import { profileImage } from './profile-image.ts';
import { profile } from './profile.ts';
import { opinions } from './opinions.ts';
import { addToCart, availability, priceList, quoteRequest, quoteToEdit, saveQuote } from './quote-ends.ts';
import { quoter } from './quoter.ts';
import { recover } from './recover.ts';
import { register } from './register.ts';
import { retryWait } from './retry-wait.ts';
import { sampleBasket, sampleRequest, sampleRequests, sendSamples } from './samples.ts';
import { session } from './session.ts';
import { blindsStock, galleriesStock, motorsStock, pricesStock } from './stock.ts';
import { addUser, coordinates, roles, updateUser } from './user-forms.ts';
import { users } from './users.ts';
import { offlineCopy } from './offline-copy.ts';
import { version } from './version.ts';
import { visit } from './visit.ts';

/** The real screen of every chart: a machine, event or state without one does not compile. */
export const screens = {
  session,
  configuration,
  version,
  offlineCopy,
  outbox,
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
  quotes,
  networkQuotes,
  quote,
  pdf,
  sharedQuote,
  roles,
  addUser,
  updateUser,
  coordinates,
  ownWindow,
  quoter,
  availability,
  opinions,
  priceList,
  quoteRequest,
  sampleBasket,
  sampleRequest,
  sampleRequests,
  sendSamples,
  saveQuote,
  quoteToEdit,
  addToCart,
  cart,
  networkCarts,
  checkOut,
  quickOrder,
  orders,
  networkOrders,
  orderStages,
  moveOrder,
  changeOrder,
  boardMoves,
  cuttingStock,
  cutPlan,
  reservation,
  palette,
  question,
  retryWait,
} satisfies { readonly [N in MachineName]: WalkedScreen<(typeof machines)[N]> };
