// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-410',
  title: 'Fallas/410',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión 410: Comprobar la contraseña',
  ...failing('session', 'login', '410'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión 410: Pedir sus datos',
  ...failing('session', 'currentUser', '410'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro 410',
  ...failing('register', 'submit', '410'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso 410',
  ...failing('recover', 'submit', '410'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios 410',
  ...failing('priceList', 'load', '410'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta 410',
  ...failing('availability', 'load', '410'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones 410',
  ...failing('opinions', 'load', '410'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización 410',
  ...failing('quoteRequest', 'submit', '410'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras 410',
  ...failing('sampleRequest', 'submit', '410'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida 410: Pedir la cotización',
  ...failing('sharedQuote', 'load', '410'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida 410: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', '410'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida 410: Pedir el cambio',
  ...failing('sharedQuote', 'ask', '410'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización 410',
  ...failing('saveQuote', 'submit', '410'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar 410',
  ...failing('quoteToEdit', 'load', '410'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito 410',
  ...failing('addToCart', 'submit', '410'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores 410',
  ...failing('dealers', 'load', '410'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje 410',
  ...failing('message', 'submit', '410'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores 410: Cuántas cotizaciones',
  ...failing('counters', 'quotes', '410'),
});

export const CountersOrders = meta.story({
  name: 'Contadores 410: Cuántas órdenes',
  ...failing('counters', 'orders', '410'),
});

export const CountersCart = meta.story({
  name: 'Contadores 410: Cuánto hay en el carrito',
  ...failing('counters', 'cart', '410'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar 410',
  ...failing('accounts', 'load', '410'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización 410: Pedir la cotización',
  ...failing('quote', 'load', '410'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización 410: Hacer el enlace',
  ...failing('quote', 'send', '410'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización 410: Anotar la respuesta',
  ...failing('quote', 'answer', '410'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización 410: Renovarla',
  ...failing('quote', 'renew', '410'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización 410: Hacer la orden',
  ...failing('quote', 'convert', '410'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización 410: Eliminarla',
  ...failing('quote', 'remove', '410'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red 410',
  ...failing('networkQuotes', 'load', '410'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones 410',
  ...failing('quotes', 'load', '410'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones 410: Renovar una',
  ...failing('bulkQuotes', 'renew', '410'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones 410: Anotar una',
  ...failing('bulkQuotes', 'answer', '410'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes 410',
  ...failing('clients', 'load', '410'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente 410',
  ...failing('saveClient', 'submit', '410'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente 410',
  ...failing('deleteClient', 'submit', '410'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes 410',
  ...failing('importClients', 'saveOne', '410'),
});

export const CartLoad = meta.story({
  name: 'Carrito 410: Pedir el carrito',
  ...failing('cart', 'load', '410'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito 410: Guardar la cantidad',
  ...failing('cart', 'setQuantity', '410'),
});

export const CartRemove = meta.story({
  name: 'Carrito 410: Quitar la ventana',
  ...failing('cart', 'remove', '410'),
});

export const CartPutBack = meta.story({
  name: 'Carrito 410: Regresar la ventana',
  ...failing('cart', 'putBack', '410'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red 410',
  ...failing('networkCarts', 'load', '410'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden 410: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', '410'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden 410: Hacer la orden',
  ...failing('checkOut', 'order', '410'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida 410',
  ...failing('quickOrder', 'add', '410'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes 410',
  ...failing('orders', 'load', '410'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red 410',
  ...failing('networkOrders', 'load', '410'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden 410',
  ...failing('moveOrder', 'submit', '410'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden 410',
  ...failing('changeOrder', 'submit', '410'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden 410',
  ...failing('addPayment', 'submit', '410'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago 410',
  ...failing('settlePayment', 'submit', '410'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero 410',
  ...failing('boardMoves', 'move', '410'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras 410',
  ...failing('sampleRequests', 'load', '410'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras 410',
  ...failing('sendSamples', 'submit', '410'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar 410',
  ...failing('cuttingStock', 'load', '410'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan 410: Apartarlo',
  ...failing('reservation', 'reserve', '410'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan 410: Cerrarlo',
  ...failing('reservation', 'close', '410'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios 410',
  ...failing('users', 'load', '410'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario 410',
  ...failing('addUser', 'submit', '410'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario 410',
  ...failing('updateUser', 'submit', '410'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa 410',
  ...failing('coordinates', 'submit', '410'),
});

export const RolesLoad = meta.story({
  name: 'Roles 410',
  ...failing('roles', 'load', '410'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad 410',
  ...failing('activity', 'load', '410'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas 410',
  ...failing('blindsStock', 'load', '410'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías 410',
  ...failing('galleriesStock', 'load', '410'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores 410',
  ...failing('motorsStock', 'load', '410'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario 410',
  ...failing('pricesStock', 'load', '410'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios 410',
  ...failing('priceListFiles', 'load', '410'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos 410',
  ...failing('digitalCatalogFiles', 'load', '410'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta 410',
  ...failing('promotionFiles', 'load', '410'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados 410',
  ...failing('publications', 'load', '410'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo 410',
  ...failing('publishFile', 'upload', '410'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo 410',
  ...failing('withdrawFile', 'submit', '410'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo 410',
  ...failing('catalogs', 'load', '410'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios 410',
  ...failing('catalogPrices', 'load', '410'),
});

export const DocumentFetch = meta.story({
  name: 'Documento 410',
  ...failing('document', 'fetch', '410'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil 410',
  ...failing('profile', 'submit', '410'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil 410',
  ...failing('profileImage', 'upload', '410'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca 410',
  ...failing('brand', 'load', '410'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca 410',
  ...failing('saveBrand', 'submit', '410'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña 410: Comprobar la actual',
  ...failing('changePassword', 'check', '410'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña 410: Guardar la nueva',
  ...failing('changePassword', 'update', '410'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera 410: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', '410'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera 410: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', '410'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera 410: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', '410'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta 410',
  ...failing('addCard', 'save', '410'),
});

export const StatesLoad = meta.story({
  name: 'Estados 410',
  ...failing('states', 'load', '410'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios 410',
  ...failing('municipalities', 'load', '410'),
});
