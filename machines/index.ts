import { addToCartMachine } from './add-to-cart.machine.ts';
import { availabilityMachine } from './availability.machine.ts';
import { boardMovesMachine } from './board-moves.machine.ts';
import { captchaMachine } from './captcha.machine.ts';
import { cardMachine } from './card.machine.ts';
import { cartMachine, networkCartsMachine } from './cart.machine.ts';
import { catalogPricesMachine, catalogsMachine } from './catalog.machine.ts';
import { changePasswordMachine } from './change-password.machine.ts';
import { changeOrderMachine } from './change-order.machine.ts';
import { checkOutMachine } from './check-out.machine.ts';
import { configurationMachine } from './configuration.machine.ts';
import { cutPlanMachine } from './cut-plan.machine.ts';
import { cuttingStockMachine } from './cutting-stock.machine.ts';
import { countersMachine } from './counters.machine.ts';
import { dealersMachine } from './dealers.machine.ts';
import { documentMachine } from './document.machine.ts';
import { digitalCatalogFilesMachine, priceListFilesMachine, promotionFilesMachine } from './files.machine.ts';
import { municipalitiesMachine, statesMachine } from './locations.machine.ts';
import { messageMachine } from './message.machine.ts';
import { nearMeMachine } from './near-me.machine.ts';
import { opinionsMachine } from './opinions.machine.ts';
import { offlineCopyMachine } from './offline-copy.machine.ts';
import { outboxMachine } from './outbox.machine.ts';
import { ownWindowMachine } from './own-window.machine.ts';
import { paletteMachine } from './palette.machine.ts';
import { priceListMachine } from './price-list.machine.ts';
import { moveOrderMachine } from './move-order.machine.ts';
import { orderStagesMachine } from './order-stages.machine.ts';
import { networkOrdersMachine, ordersMachine } from './orders.machine.ts';
import { profileImageMachine } from './profile-image.machine.ts';
import { profileMachine } from './profile.machine.ts';
import { questionMachine } from './question.machine.ts';
import { quickOrderMachine } from './quick-order.machine.ts';
import { pdfMachine } from './pdf.machine.ts';
import { quoteRequestMachine } from './quote-request.machine.ts';
import { quoteToEditMachine } from './quote-to-edit.machine.ts';
import { quoterMachine } from './quoter.machine.ts';
import { quoteMachine } from './quote.machine.ts';
import { networkQuotesMachine, quotesMachine } from './quotes.machine.ts';
import { recoverMachine } from './recover.machine.ts';
import { registerMachine } from './register.machine.ts';
import { reservationMachine } from './reservation.machine.ts';
import { retryWaitMachine } from './retry-wait.machine.ts';
import { rolesMachine } from './roles.machine.ts';
import { saveQuoteMachine } from './save-quote.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { sampleBasketMachine } from './sample-basket.machine.ts';
import { sampleRequestMachine } from './sample-request.machine.ts';
import { sampleRequestsMachine, sendSamplesMachine } from './sample-requests.machine.ts';
import { sharedQuoteMachine } from './shared-quote.machine.ts';
import {
  blindsStockMachine,
  galleriesStockMachine,
  motorsStockMachine,
  pricesStockMachine,
} from './stock.machine.ts';
import { usersMachine } from './users.machine.ts';
import { addUserMachine, coordinatesMachine, updateUserMachine } from './user-forms.machine.ts';
import { versionMachine } from './version.machine.ts';
import { visitMachine } from './visit.machine.ts';
import { walletMachine } from './wallet.machine.ts';

/** All charts of the app, by name. Stories and generated tests iterate this table. */
export const machines = {
  session: sessionMachine,
  configuration: configurationMachine,
  version: versionMachine,
  offlineCopy: offlineCopyMachine,
  outbox: outboxMachine,
  captcha: captchaMachine,
  counters: countersMachine,
  register: registerMachine,
  recover: recoverMachine,
  message: messageMachine,
  dealers: dealersMachine,
  nearMe: nearMeMachine,
  states: statesMachine,
  municipalities: municipalitiesMachine,
  priceListFiles: priceListFilesMachine,
  digitalCatalogFiles: digitalCatalogFilesMachine,
  promotionFiles: promotionFilesMachine,
  catalogs: catalogsMachine,
  catalogPrices: catalogPricesMachine,
  document: documentMachine,
  visit: visitMachine,
  profile: profileMachine,
  profileImage: profileImageMachine,
  changePassword: changePasswordMachine,
  paymentMethods: walletMachine,
  addCard: cardMachine,
  roles: rolesMachine,
  addUser: addUserMachine,
  updateUser: updateUserMachine,
  coordinates: coordinatesMachine,
  users: usersMachine,
  blindsStock: blindsStockMachine,
  galleriesStock: galleriesStockMachine,
  motorsStock: motorsStockMachine,
  pricesStock: pricesStockMachine,
  quotes: quotesMachine,
  networkQuotes: networkQuotesMachine,
  quote: quoteMachine,
  pdf: pdfMachine,
  sharedQuote: sharedQuoteMachine,
  ownWindow: ownWindowMachine,
  quoter: quoterMachine,
  availability: availabilityMachine,
  opinions: opinionsMachine,
  priceList: priceListMachine,
  quoteRequest: quoteRequestMachine,
  sampleBasket: sampleBasketMachine,
  sampleRequest: sampleRequestMachine,
  sampleRequests: sampleRequestsMachine,
  sendSamples: sendSamplesMachine,
  saveQuote: saveQuoteMachine,
  quoteToEdit: quoteToEditMachine,
  addToCart: addToCartMachine,
  cart: cartMachine,
  networkCarts: networkCartsMachine,
  checkOut: checkOutMachine,
  quickOrder: quickOrderMachine,
  orders: ordersMachine,
  networkOrders: networkOrdersMachine,
  orderStages: orderStagesMachine,
  moveOrder: moveOrderMachine,
  changeOrder: changeOrderMachine,
  boardMoves: boardMovesMachine,
  cuttingStock: cuttingStockMachine,
  cutPlan: cutPlanMachine,
  reservation: reservationMachine,
  palette: paletteMachine,
  question: questionMachine,
  retryWait: retryWaitMachine,
} as const;

export type MachineName = keyof typeof machines;
