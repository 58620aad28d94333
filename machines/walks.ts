// Written by `npm run charts`, from machines/table.ts.
import type { WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { accounts } from './accounts/walk.ts';
import { activity } from './activity/walk.ts';
import { addCard } from './add-card/walk.ts';
import { addPayment } from './add-payment/walk.ts';
import { addToCart } from './add-to-cart/walk.ts';
import { addUser } from './add-user/walk.ts';
import { availability } from './availability/walk.ts';
import { bell } from './bell/walk.ts';
import { blindsStock } from './blinds-stock/walk.ts';
import { boardMoves } from './board-moves/walk.ts';
import { brand } from './brand/walk.ts';
import { bulkQuotes } from './bulk-quotes/walk.ts';
import { captcha } from './captcha/walk.ts';
import { cart } from './cart/walk.ts';
import { catalogPrices } from './catalog-prices/walk.ts';
import { catalogs } from './catalogs/walk.ts';
import { changeOrder } from './change-order/walk.ts';
import { changePassword } from './change-password/walk.ts';
import { checkOut } from './check-out/walk.ts';
import { clients } from './clients/walk.ts';
import { configuration } from './configuration/walk.ts';
import { coordinates } from './coordinates/walk.ts';
import { counters } from './counters/walk.ts';
import { cutPlan } from './cut-plan/walk.ts';
import { cuttingStock } from './cutting-stock/walk.ts';
import { dealers } from './dealers/walk.ts';
import { deleteClient } from './delete-client/walk.ts';
import { digitalCatalogFiles } from './digital-catalog-files/walk.ts';
import { document } from './document/walk.ts';
import { galleriesStock } from './galleries-stock/walk.ts';
import { importClients } from './import-clients/walk.ts';
import { inbox } from './inbox/walk.ts';
import { message } from './message/walk.ts';
import { motorsStock } from './motors-stock/walk.ts';
import { moveOrder } from './move-order/walk.ts';
import { municipalities } from './municipalities/walk.ts';
import { nearMe } from './near-me/walk.ts';
import { networkCarts } from './network-carts/walk.ts';
import { networkOrders } from './network-orders/walk.ts';
import { networkQuotes } from './network-quotes/walk.ts';
import { news } from './news/walk.ts';
import { offlineCopy } from './offline-copy/walk.ts';
import { opinions } from './opinions/walk.ts';
import { orderNews } from './order-news/walk.ts';
import { orderStages } from './order-stages/walk.ts';
import { orders } from './orders/walk.ts';
import { outbox } from './outbox/walk.ts';
import { ownWindow } from './own-window/walk.ts';
import { palette } from './palette/walk.ts';
import { paymentMethods } from './payment-methods/walk.ts';
import { pdf } from './pdf/walk.ts';
import { priceList } from './price-list/walk.ts';
import { priceListFiles } from './price-list-files/walk.ts';
import { pricesStock } from './prices-stock/walk.ts';
import { profile } from './profile/walk.ts';
import { profileImage } from './profile-image/walk.ts';
import { promotionFiles } from './promotion-files/walk.ts';
import { publications } from './publications/walk.ts';
import { publishFile } from './publish-file/walk.ts';
import { question } from './question/walk.ts';
import { quickOrder } from './quick-order/walk.ts';
import { quote } from './quote/walk.ts';
import { quoteRequest } from './quote-request/walk.ts';
import { quoteToEdit } from './quote-to-edit/walk.ts';
import { quoter } from './quoter/walk.ts';
import { quotes } from './quotes/walk.ts';
import { recover } from './recover/walk.ts';
import { register } from './register/walk.ts';
import { reservation } from './reservation/walk.ts';
import { retryWait } from './retry-wait/walk.ts';
import { roles } from './roles/walk.ts';
import { sampleBasket } from './sample-basket/walk.ts';
import { sampleRequest } from './sample-request/walk.ts';
import { sampleRequests } from './sample-requests/walk.ts';
import { saveBrand } from './save-brand/walk.ts';
import { saveClient } from './save-client/walk.ts';
import { saveQuote } from './save-quote/walk.ts';
import { savedViews } from './saved-views/walk.ts';
import { sendSamples } from './send-samples/walk.ts';
import { session } from './session/walk.ts';
import { settlePayment } from './settle-payment/walk.ts';
import { sharedQuote } from './shared-quote/walk.ts';
import { states } from './states/walk.ts';
import { updateUser } from './update-user/walk.ts';
import { users } from './users/walk.ts';
import { version } from './version/walk.ts';
import { visit } from './visit/walk.ts';
import { withdrawFile } from './withdraw-file/walk.ts';
import type { machines, MachineName } from './index.ts';

/** The real screen of every chart, for tests in a browser. */
export const walks = {
  session,
  register,
  recover,
  captcha,
  configuration,
  version,
  offlineCopy,
  quoter,
  ownWindow,
  priceList,
  availability,
  opinions,
  quoteRequest,
  sampleBasket,
  sampleRequest,
  sharedQuote,
  saveQuote,
  quoteToEdit,
  addToCart,
  dealers,
  nearMe,
  message,
  counters,
  inbox,
  accounts,
  news,
  bell,
  savedViews,
  visit,
  quote,
  networkQuotes,
  quotes,
  bulkQuotes,
  clients,
  saveClient,
  deleteClient,
  importClients,
  pdf,
  cart,
  networkCarts,
  checkOut,
  quickOrder,
  orders,
  networkOrders,
  orderStages,
  orderNews,
  moveOrder,
  changeOrder,
  addPayment,
  settlePayment,
  boardMoves,
  sampleRequests,
  sendSamples,
  cuttingStock,
  cutPlan,
  reservation,
  users,
  addUser,
  updateUser,
  coordinates,
  roles,
  activity,
  blindsStock,
  galleriesStock,
  motorsStock,
  pricesStock,
  outbox,
  palette,
  question,
  retryWait,
  priceListFiles,
  digitalCatalogFiles,
  promotionFiles,
  publications,
  publishFile,
  withdrawFile,
  catalogs,
  catalogPrices,
  document,
  profile,
  profileImage,
  brand,
  saveBrand,
  changePassword,
  paymentMethods,
  addCard,
  states,
  municipalities,
} satisfies { readonly [N in MachineName]: WalkedScreen<(typeof machines)[N]> };
