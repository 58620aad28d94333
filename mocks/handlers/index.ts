import type { HttpHandler } from 'msw';
import type { CallName } from '#src/api/contract/index.ts';
import { captchaHandler } from '../captcha.ts';
import { login } from './access/login.ts';
import { logout } from './access/logout.ts';
import { register } from './access/register.ts';
import { sendRecoverEmail } from './access/send-recover-email.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { cart } from './cart/cart.ts';
import { checkOut } from './cart/check-out.ts';
import { networkCarts } from './cart/network-carts.ts';
import { removeFromCart } from './cart/remove-from-cart.ts';
import { setCartQuantity } from './cart/set-cart-quantity.ts';
import { catalogPrices } from './catalog/catalog-prices.ts';
import { catalogs } from './catalog/catalogs.ts';
import { countCart } from './counters/count-cart.ts';
import { countOrders } from './counters/count-orders.ts';
import { countQuotes } from './counters/count-quotes.ts';
import { digitalCatalogFiles } from './files/digital-catalog-files.ts';
import { priceListFiles } from './files/price-list-files.ts';
import { promotionFiles } from './files/promotion-files.ts';
import { blindsStock } from './inventory/blinds-stock.ts';
import { galleriesStock } from './inventory/galleries-stock.ts';
import { motorsStock } from './inventory/motors-stock.ts';
import { pricesStock } from './inventory/prices-stock.ts';
import { municipalities } from './locations/municipalities.ts';
import { states } from './locations/states.ts';
import { moveOrder } from './orders/move-order.ts';
import { networkOrders } from './orders/network-orders.ts';
import { orders } from './orders/orders.ts';
import { priceList } from './prices/price-list.ts';
import { checkPassword } from './profile/check-password.ts';
import { currentUser } from './profile/current-user.ts';
import { updatePassword } from './profile/update-password.ts';
import { updateProfile } from './profile/update-profile.ts';
import { uploadProfileImage } from './profile/upload-profile-image.ts';
import { answerQuote } from './quotes/answer-quote.ts';
import { answerSharedQuote } from './quotes/answer-shared-quote.ts';
import { convertQuote } from './quotes/convert-quote.ts';
import { networkQuotes } from './quotes/network-quotes.ts';
import { quote } from './quotes/quote.ts';
import { quotes } from './quotes/quotes.ts';
import { removeQuote } from './quotes/remove-quote.ts';
import { renewQuote } from './quotes/renew-quote.ts';
import { requestQuote } from './quotes/request-quote.ts';
import { saveQuote } from './quotes/save-quote.ts';
import { sendQuote } from './quotes/send-quote.ts';
import { sharedQuote } from './quotes/shared-quote.ts';
import { dealers } from './shop/dealers.ts';
import { sendMessage } from './shop/send-message.ts';
import { storedFile } from './storage/file.ts';
import { storedImage } from './storage/image.ts';
import { addUser } from './users/add-user.ts';
import { users } from './users/list-users.ts';
import { roles } from './users/roles.ts';
import { setCoordinates } from './users/set-coordinates.ts';
import { toggleUserActive } from './users/toggle-user-active.ts';
import { toggleUserMapActive } from './users/toggle-user-map-active.ts';
import { updateUser } from './users/update-user.ts';
import { addPaymentMethod } from './wallet/add-payment-method.ts';
import { paymentMethods } from './wallet/payment-methods.ts';
import { removePaymentMethod } from './wallet/remove-payment-method.ts';
import { setDefaultPaymentMethod } from './wallet/set-default-payment-method.ts';

/** A handler for every call of the contract: one that has none does not compile. */
const calls = {
  register,
  states,
  municipalities,
  currentUser,
  updateProfile,
  countQuotes,
  countOrders,
  countCart,
  checkPassword,
  updatePassword,
  login,
  logout,
  catalogs,
  catalogPrices,
  uploadProfileImage,
  users,
  toggleUserActive,
  toggleUserMapActive,
  roles,
  addUser,
  setCoordinates,
  updateUser,
  sendRecoverEmail,
  priceListFiles,
  digitalCatalogFiles,
  promotionFiles,
  blindsStock,
  galleriesStock,
  motorsStock,
  pricesStock,
  paymentMethods,
  addPaymentMethod,
  setDefaultPaymentMethod,
  removePaymentMethod,
  dealers,
  sendMessage,
  priceList,
  quotes,
  networkQuotes,
  quote,
  saveQuote,
  removeQuote,
  sendQuote,
  answerQuote,
  renewQuote,
  convertQuote,
  sharedQuote,
  answerSharedQuote,
  requestQuote,
  cart,
  networkCarts,
  addToCart,
  setCartQuantity,
  removeFromCart,
  checkOut,
  orders,
  networkOrders,
  moveOrder,
} satisfies Record<CallName, HttpHandler>;

/** Everything that the fake server answers, for all doors. */
export const handlers: HttpHandler[] = [...Object.values(calls), storedFile, storedImage, captchaHandler()];
