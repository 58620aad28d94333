// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-broken',
  title: 'Fallas/Ilegible',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión ilegible: Comprobar la contraseña',
  ...failing('session', 'login', 'broken'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión ilegible: Pedir sus datos',
  ...failing('session', 'currentUser', 'broken'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro ilegible',
  ...failing('register', 'submit', 'broken'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso ilegible',
  ...failing('recover', 'submit', 'broken'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios ilegible',
  ...failing('priceList', 'load', 'broken'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta ilegible',
  ...failing('availability', 'load', 'broken'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones ilegible',
  ...failing('opinions', 'load', 'broken'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización ilegible',
  ...failing('quoteRequest', 'submit', 'broken'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras ilegible',
  ...failing('sampleRequest', 'submit', 'broken'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida ilegible: Pedir la cotización',
  ...failing('sharedQuote', 'load', 'broken'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida ilegible: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', 'broken'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida ilegible: Pedir el cambio',
  ...failing('sharedQuote', 'ask', 'broken'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización ilegible',
  ...failing('saveQuote', 'submit', 'broken'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar ilegible',
  ...failing('quoteToEdit', 'load', 'broken'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito ilegible',
  ...failing('addToCart', 'submit', 'broken'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores ilegible',
  ...failing('dealers', 'load', 'broken'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje ilegible',
  ...failing('message', 'submit', 'broken'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores ilegible: Cuántas cotizaciones',
  ...failing('counters', 'quotes', 'broken'),
});

export const CountersOrders = meta.story({
  name: 'Contadores ilegible: Cuántas órdenes',
  ...failing('counters', 'orders', 'broken'),
});

export const CountersCart = meta.story({
  name: 'Contadores ilegible: Cuánto hay en el carrito',
  ...failing('counters', 'cart', 'broken'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar ilegible',
  ...failing('accounts', 'load', 'broken'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización ilegible: Pedir la cotización',
  ...failing('quote', 'load', 'broken'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización ilegible: Hacer el enlace',
  ...failing('quote', 'send', 'broken'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización ilegible: Anotar la respuesta',
  ...failing('quote', 'answer', 'broken'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización ilegible: Renovarla',
  ...failing('quote', 'renew', 'broken'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización ilegible: Hacer la orden',
  ...failing('quote', 'convert', 'broken'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización ilegible: Eliminarla',
  ...failing('quote', 'remove', 'broken'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red ilegible',
  ...failing('networkQuotes', 'load', 'broken'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones ilegible',
  ...failing('quotes', 'load', 'broken'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones ilegible: Renovar una',
  ...failing('bulkQuotes', 'renew', 'broken'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones ilegible: Anotar una',
  ...failing('bulkQuotes', 'answer', 'broken'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes ilegible',
  ...failing('clients', 'load', 'broken'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente ilegible',
  ...failing('saveClient', 'submit', 'broken'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente ilegible',
  ...failing('deleteClient', 'submit', 'broken'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes ilegible',
  ...failing('importClients', 'saveOne', 'broken'),
});

export const CartLoad = meta.story({
  name: 'Carrito ilegible: Pedir el carrito',
  ...failing('cart', 'load', 'broken'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito ilegible: Guardar la cantidad',
  ...failing('cart', 'setQuantity', 'broken'),
});

export const CartRemove = meta.story({
  name: 'Carrito ilegible: Quitar la ventana',
  ...failing('cart', 'remove', 'broken'),
});

export const CartPutBack = meta.story({
  name: 'Carrito ilegible: Regresar la ventana',
  ...failing('cart', 'putBack', 'broken'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red ilegible',
  ...failing('networkCarts', 'load', 'broken'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden ilegible: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', 'broken'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden ilegible: Hacer la orden',
  ...failing('checkOut', 'order', 'broken'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida ilegible',
  ...failing('quickOrder', 'add', 'broken'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes ilegible',
  ...failing('orders', 'load', 'broken'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red ilegible',
  ...failing('networkOrders', 'load', 'broken'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden ilegible',
  ...failing('moveOrder', 'submit', 'broken'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden ilegible',
  ...failing('changeOrder', 'submit', 'broken'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden ilegible',
  ...failing('addPayment', 'submit', 'broken'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago ilegible',
  ...failing('settlePayment', 'submit', 'broken'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero ilegible',
  ...failing('boardMoves', 'move', 'broken'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras ilegible',
  ...failing('sampleRequests', 'load', 'broken'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras ilegible',
  ...failing('sendSamples', 'submit', 'broken'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar ilegible',
  ...failing('cuttingStock', 'load', 'broken'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan ilegible: Apartarlo',
  ...failing('reservation', 'reserve', 'broken'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan ilegible: Cerrarlo',
  ...failing('reservation', 'close', 'broken'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios ilegible',
  ...failing('users', 'load', 'broken'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario ilegible',
  ...failing('addUser', 'submit', 'broken'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario ilegible',
  ...failing('updateUser', 'submit', 'broken'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa ilegible',
  ...failing('coordinates', 'submit', 'broken'),
});

export const RolesLoad = meta.story({
  name: 'Roles ilegible',
  ...failing('roles', 'load', 'broken'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad ilegible',
  ...failing('activity', 'load', 'broken'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas ilegible',
  ...failing('blindsStock', 'load', 'broken'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías ilegible',
  ...failing('galleriesStock', 'load', 'broken'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores ilegible',
  ...failing('motorsStock', 'load', 'broken'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario ilegible',
  ...failing('pricesStock', 'load', 'broken'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios ilegible',
  ...failing('priceListFiles', 'load', 'broken'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos ilegible',
  ...failing('digitalCatalogFiles', 'load', 'broken'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta ilegible',
  ...failing('promotionFiles', 'load', 'broken'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados ilegible',
  ...failing('publications', 'load', 'broken'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo ilegible',
  ...failing('publishFile', 'upload', 'broken'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo ilegible',
  ...failing('withdrawFile', 'submit', 'broken'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo ilegible',
  ...failing('catalogs', 'load', 'broken'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios ilegible',
  ...failing('catalogPrices', 'load', 'broken'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil ilegible',
  ...failing('profile', 'submit', 'broken'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil ilegible',
  ...failing('profileImage', 'upload', 'broken'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca ilegible',
  ...failing('brand', 'load', 'broken'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca ilegible',
  ...failing('saveBrand', 'submit', 'broken'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña ilegible: Comprobar la actual',
  ...failing('changePassword', 'check', 'broken'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña ilegible: Guardar la nueva',
  ...failing('changePassword', 'update', 'broken'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera ilegible: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', 'broken'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera ilegible: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', 'broken'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera ilegible: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', 'broken'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta ilegible',
  ...failing('addCard', 'save', 'broken'),
});

export const StatesLoad = meta.story({
  name: 'Estados ilegible',
  ...failing('states', 'load', 'broken'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios ilegible',
  ...failing('municipalities', 'load', 'broken'),
});
