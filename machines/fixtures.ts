// Written by `npm run charts`, from machines/table.ts.
import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { accounts } from './accounts/fixtures.ts';
import { activity } from './activity/fixtures.ts';
import { addCard } from './add-card/fixtures.ts';
import { addPayment } from './add-payment/fixtures.ts';
import { addToCart } from './add-to-cart/fixtures.ts';
import { addUser } from './add-user/fixtures.ts';
import { availability } from './availability/fixtures.ts';
import { bell } from './bell/fixtures.ts';
import { blindsStock } from './blinds-stock/fixtures.ts';
import { boardMoves } from './board-moves/fixtures.ts';
import { brand } from './brand/fixtures.ts';
import { bulkQuotes } from './bulk-quotes/fixtures.ts';
import { captcha } from './captcha/fixtures.ts';
import { cart } from './cart/fixtures.ts';
import { catalogPrices } from './catalog-prices/fixtures.ts';
import { catalogs } from './catalogs/fixtures.ts';
import { changeOrder } from './change-order/fixtures.ts';
import { changePassword } from './change-password/fixtures.ts';
import { checkOut } from './check-out/fixtures.ts';
import { clients } from './clients/fixtures.ts';
import { configuration } from './configuration/fixtures.ts';
import { coordinates } from './coordinates/fixtures.ts';
import { counters } from './counters/fixtures.ts';
import { cutPlan } from './cut-plan/fixtures.ts';
import { cuttingStock } from './cutting-stock/fixtures.ts';
import { dealers } from './dealers/fixtures.ts';
import { deleteClient } from './delete-client/fixtures.ts';
import { digitalCatalogFiles } from './digital-catalog-files/fixtures.ts';
import { document } from './document/fixtures.ts';
import { galleriesStock } from './galleries-stock/fixtures.ts';
import { importClients } from './import-clients/fixtures.ts';
import { inbox } from './inbox/fixtures.ts';
import { message } from './message/fixtures.ts';
import { motorsStock } from './motors-stock/fixtures.ts';
import { moveOrder } from './move-order/fixtures.ts';
import { municipalities } from './municipalities/fixtures.ts';
import { nearMe } from './near-me/fixtures.ts';
import { networkCarts } from './network-carts/fixtures.ts';
import { networkOrders } from './network-orders/fixtures.ts';
import { networkQuotes } from './network-quotes/fixtures.ts';
import { news } from './news/fixtures.ts';
import { offlineCopy } from './offline-copy/fixtures.ts';
import { opinions } from './opinions/fixtures.ts';
import { orderNews } from './order-news/fixtures.ts';
import { orderStages } from './order-stages/fixtures.ts';
import { orders } from './orders/fixtures.ts';
import { outbox } from './outbox/fixtures.ts';
import { ownWindow } from './own-window/fixtures.ts';
import { palette } from './palette/fixtures.ts';
import { paymentMethods } from './payment-methods/fixtures.ts';
import { pdf } from './pdf/fixtures.ts';
import { priceList } from './price-list/fixtures.ts';
import { priceListFiles } from './price-list-files/fixtures.ts';
import { pricesStock } from './prices-stock/fixtures.ts';
import { profile } from './profile/fixtures.ts';
import { profileImage } from './profile-image/fixtures.ts';
import { promotionFiles } from './promotion-files/fixtures.ts';
import { publications } from './publications/fixtures.ts';
import { publishFile } from './publish-file/fixtures.ts';
import { question } from './question/fixtures.ts';
import { quickOrder } from './quick-order/fixtures.ts';
import { quote } from './quote/fixtures.ts';
import { quoteRequest } from './quote-request/fixtures.ts';
import { quoteToEdit } from './quote-to-edit/fixtures.ts';
import { quoter } from './quoter/fixtures.ts';
import { quotes } from './quotes/fixtures.ts';
import { recover } from './recover/fixtures.ts';
import { register } from './register/fixtures.ts';
import { reservation } from './reservation/fixtures.ts';
import { retryWait } from './retry-wait/fixtures.ts';
import { roles } from './roles/fixtures.ts';
import { sampleBasket } from './sample-basket/fixtures.ts';
import { sampleRequest } from './sample-request/fixtures.ts';
import { sampleRequests } from './sample-requests/fixtures.ts';
import { saveBrand } from './save-brand/fixtures.ts';
import { saveClient } from './save-client/fixtures.ts';
import { saveQuote } from './save-quote/fixtures.ts';
import { savedViews } from './saved-views/fixtures.ts';
import { sendSamples } from './send-samples/fixtures.ts';
import { session } from './session/fixtures.ts';
import { settlePayment } from './settle-payment/fixtures.ts';
import { sharedQuote } from './shared-quote/fixtures.ts';
import { states } from './states/fixtures.ts';
import { updateUser } from './update-user/fixtures.ts';
import { users } from './users/fixtures.ts';
import { version } from './version/fixtures.ts';
import { visit } from './visit/fixtures.ts';
import { withdrawFile } from './withdraw-file/fixtures.ts';
import type { machines, MachineName } from './index.ts';

/** The fixtures of every chart, for stories and tests. */
export const chartFixtures = {
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
} satisfies { readonly [N in MachineName]: ChartFixtures<(typeof machines)[N]> };
