// Written by `npm run charts`, from machines/table.ts.
import { accountsMachine } from './accounts/accounts.machine.ts';
import { activityMachine } from './activity/activity.machine.ts';
import { addCardMachine } from './add-card/add-card.machine.ts';
import { addPaymentMachine } from './add-payment/add-payment.machine.ts';
import { addToCartMachine } from './add-to-cart/add-to-cart.machine.ts';
import { addUserMachine } from './add-user/add-user.machine.ts';
import { availabilityMachine } from './availability/availability.machine.ts';
import { bellMachine } from './bell/bell.machine.ts';
import { blindsStockMachine } from './blinds-stock/blinds-stock.machine.ts';
import { boardMovesMachine } from './board-moves/board-moves.machine.ts';
import { brandMachine } from './brand/brand.machine.ts';
import { bulkQuotesMachine } from './bulk-quotes/bulk-quotes.machine.ts';
import { captchaMachine } from './captcha/captcha.machine.ts';
import { cartMachine } from './cart/cart.machine.ts';
import { catalogPricesMachine } from './catalog-prices/catalog-prices.machine.ts';
import { catalogsMachine } from './catalogs/catalogs.machine.ts';
import { changeOrderMachine } from './change-order/change-order.machine.ts';
import { changePasswordMachine } from './change-password/change-password.machine.ts';
import { checkOutMachine } from './check-out/check-out.machine.ts';
import { clientsMachine } from './clients/clients.machine.ts';
import { configurationMachine } from './configuration/configuration.machine.ts';
import { coordinatesMachine } from './coordinates/coordinates.machine.ts';
import { countersMachine } from './counters/counters.machine.ts';
import { cutPlanMachine } from './cut-plan/cut-plan.machine.ts';
import { cuttingStockMachine } from './cutting-stock/cutting-stock.machine.ts';
import { dealersMachine } from './dealers/dealers.machine.ts';
import { deleteClientMachine } from './delete-client/delete-client.machine.ts';
import { digitalCatalogFilesMachine } from './digital-catalog-files/digital-catalog-files.machine.ts';
import { documentMachine } from './document/document.machine.ts';
import { galleriesStockMachine } from './galleries-stock/galleries-stock.machine.ts';
import { importClientsMachine } from './import-clients/import-clients.machine.ts';
import { inboxMachine } from './inbox/inbox.machine.ts';
import { messageMachine } from './message/message.machine.ts';
import { motorsStockMachine } from './motors-stock/motors-stock.machine.ts';
import { moveOrderMachine } from './move-order/move-order.machine.ts';
import { municipalitiesMachine } from './municipalities/municipalities.machine.ts';
import { nearMeMachine } from './near-me/near-me.machine.ts';
import { networkCartsMachine } from './network-carts/network-carts.machine.ts';
import { networkOrdersMachine } from './network-orders/network-orders.machine.ts';
import { networkQuotesMachine } from './network-quotes/network-quotes.machine.ts';
import { newsMachine } from './news/news.machine.ts';
import { offlineCopyMachine } from './offline-copy/offline-copy.machine.ts';
import { opinionsMachine } from './opinions/opinions.machine.ts';
import { orderNewsMachine } from './order-news/order-news.machine.ts';
import { orderStagesMachine } from './order-stages/order-stages.machine.ts';
import { ordersMachine } from './orders/orders.machine.ts';
import { outboxMachine } from './outbox/outbox.machine.ts';
import { ownWindowMachine } from './own-window/own-window.machine.ts';
import { paletteMachine } from './palette/palette.machine.ts';
import { paymentMethodsMachine } from './payment-methods/payment-methods.machine.ts';
import { pdfMachine } from './pdf/pdf.machine.ts';
import { priceListMachine } from './price-list/price-list.machine.ts';
import { priceListFilesMachine } from './price-list-files/price-list-files.machine.ts';
import { pricesStockMachine } from './prices-stock/prices-stock.machine.ts';
import { profileMachine } from './profile/profile.machine.ts';
import { profileImageMachine } from './profile-image/profile-image.machine.ts';
import { promotionFilesMachine } from './promotion-files/promotion-files.machine.ts';
import { publicationsMachine } from './publications/publications.machine.ts';
import { publishFileMachine } from './publish-file/publish-file.machine.ts';
import { questionMachine } from './question/question.machine.ts';
import { quickOrderMachine } from './quick-order/quick-order.machine.ts';
import { quoteMachine } from './quote/quote.machine.ts';
import { quoteRequestMachine } from './quote-request/quote-request.machine.ts';
import { quoteToEditMachine } from './quote-to-edit/quote-to-edit.machine.ts';
import { quoterMachine } from './quoter/quoter.machine.ts';
import { quotesMachine } from './quotes/quotes.machine.ts';
import { recoverMachine } from './recover/recover.machine.ts';
import { registerMachine } from './register/register.machine.ts';
import { reservationMachine } from './reservation/reservation.machine.ts';
import { retryWaitMachine } from './retry-wait/retry-wait.machine.ts';
import { rolesMachine } from './roles/roles.machine.ts';
import { sampleBasketMachine } from './sample-basket/sample-basket.machine.ts';
import { sampleRequestMachine } from './sample-request/sample-request.machine.ts';
import { sampleRequestsMachine } from './sample-requests/sample-requests.machine.ts';
import { saveBrandMachine } from './save-brand/save-brand.machine.ts';
import { saveClientMachine } from './save-client/save-client.machine.ts';
import { saveQuoteMachine } from './save-quote/save-quote.machine.ts';
import { savedViewsMachine } from './saved-views/saved-views.machine.ts';
import { sendSamplesMachine } from './send-samples/send-samples.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { settlePaymentMachine } from './settle-payment/settle-payment.machine.ts';
import { sharedQuoteMachine } from './shared-quote/shared-quote.machine.ts';
import { statesMachine } from './states/states.machine.ts';
import { updateUserMachine } from './update-user/update-user.machine.ts';
import { usersMachine } from './users/users.machine.ts';
import { versionMachine } from './version/version.machine.ts';
import { visitMachine } from './visit/visit.machine.ts';
import { withdrawFileMachine } from './withdraw-file/withdraw-file.machine.ts';

/** All charts of the app, by name. */
export const machines = {
  session: sessionMachine,
  register: registerMachine,
  recover: recoverMachine,
  captcha: captchaMachine,
  configuration: configurationMachine,
  version: versionMachine,
  offlineCopy: offlineCopyMachine,
  quoter: quoterMachine,
  ownWindow: ownWindowMachine,
  priceList: priceListMachine,
  availability: availabilityMachine,
  opinions: opinionsMachine,
  quoteRequest: quoteRequestMachine,
  sampleBasket: sampleBasketMachine,
  sampleRequest: sampleRequestMachine,
  sharedQuote: sharedQuoteMachine,
  saveQuote: saveQuoteMachine,
  quoteToEdit: quoteToEditMachine,
  addToCart: addToCartMachine,
  dealers: dealersMachine,
  nearMe: nearMeMachine,
  message: messageMachine,
  counters: countersMachine,
  inbox: inboxMachine,
  accounts: accountsMachine,
  news: newsMachine,
  bell: bellMachine,
  savedViews: savedViewsMachine,
  visit: visitMachine,
  quote: quoteMachine,
  networkQuotes: networkQuotesMachine,
  quotes: quotesMachine,
  bulkQuotes: bulkQuotesMachine,
  clients: clientsMachine,
  saveClient: saveClientMachine,
  deleteClient: deleteClientMachine,
  importClients: importClientsMachine,
  pdf: pdfMachine,
  cart: cartMachine,
  networkCarts: networkCartsMachine,
  checkOut: checkOutMachine,
  quickOrder: quickOrderMachine,
  orders: ordersMachine,
  networkOrders: networkOrdersMachine,
  orderStages: orderStagesMachine,
  orderNews: orderNewsMachine,
  moveOrder: moveOrderMachine,
  changeOrder: changeOrderMachine,
  addPayment: addPaymentMachine,
  settlePayment: settlePaymentMachine,
  boardMoves: boardMovesMachine,
  sampleRequests: sampleRequestsMachine,
  sendSamples: sendSamplesMachine,
  cuttingStock: cuttingStockMachine,
  cutPlan: cutPlanMachine,
  reservation: reservationMachine,
  users: usersMachine,
  addUser: addUserMachine,
  updateUser: updateUserMachine,
  coordinates: coordinatesMachine,
  roles: rolesMachine,
  activity: activityMachine,
  blindsStock: blindsStockMachine,
  galleriesStock: galleriesStockMachine,
  motorsStock: motorsStockMachine,
  pricesStock: pricesStockMachine,
  outbox: outboxMachine,
  palette: paletteMachine,
  question: questionMachine,
  retryWait: retryWaitMachine,
  priceListFiles: priceListFilesMachine,
  digitalCatalogFiles: digitalCatalogFilesMachine,
  promotionFiles: promotionFilesMachine,
  publications: publicationsMachine,
  publishFile: publishFileMachine,
  withdrawFile: withdrawFileMachine,
  catalogs: catalogsMachine,
  catalogPrices: catalogPricesMachine,
  document: documentMachine,
  profile: profileMachine,
  profileImage: profileImageMachine,
  brand: brandMachine,
  saveBrand: saveBrandMachine,
  changePassword: changePasswordMachine,
  paymentMethods: paymentMethodsMachine,
  addCard: addCardMachine,
  states: statesMachine,
  municipalities: municipalitiesMachine,
} as const;

export type MachineName = keyof typeof machines;
