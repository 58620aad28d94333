// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-422',
  title: 'Fallas/422',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión 422: Comprobar la contraseña',
  ...failing('session', 'login', '422'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión 422: Pedir sus datos',
  ...failing('session', 'currentUser', '422'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro 422',
  ...failing('register', 'submit', '422'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso 422',
  ...failing('recover', 'submit', '422'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios 422',
  ...failing('priceList', 'load', '422'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta 422',
  ...failing('availability', 'load', '422'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones 422',
  ...failing('opinions', 'load', '422'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización 422',
  ...failing('quoteRequest', 'submit', '422'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras 422',
  ...failing('sampleRequest', 'submit', '422'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida 422: Pedir la cotización',
  ...failing('sharedQuote', 'load', '422'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida 422: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', '422'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida 422: Pedir el cambio',
  ...failing('sharedQuote', 'ask', '422'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización 422',
  ...failing('saveQuote', 'submit', '422'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar 422',
  ...failing('quoteToEdit', 'load', '422'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito 422',
  ...failing('addToCart', 'submit', '422'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores 422',
  ...failing('dealers', 'load', '422'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje 422',
  ...failing('message', 'submit', '422'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores 422: Cuántas cotizaciones',
  ...failing('counters', 'quotes', '422'),
});

export const CountersOrders = meta.story({
  name: 'Contadores 422: Cuántas órdenes',
  ...failing('counters', 'orders', '422'),
});

export const CountersCart = meta.story({
  name: 'Contadores 422: Cuánto hay en el carrito',
  ...failing('counters', 'cart', '422'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar 422',
  ...failing('accounts', 'load', '422'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización 422: Pedir la cotización',
  ...failing('quote', 'load', '422'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización 422: Hacer el enlace',
  ...failing('quote', 'send', '422'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización 422: Anotar la respuesta',
  ...failing('quote', 'answer', '422'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización 422: Renovarla',
  ...failing('quote', 'renew', '422'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización 422: Hacer la orden',
  ...failing('quote', 'convert', '422'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización 422: Eliminarla',
  ...failing('quote', 'remove', '422'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red 422',
  ...failing('networkQuotes', 'load', '422'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones 422',
  ...failing('quotes', 'load', '422'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones 422: Renovar una',
  ...failing('bulkQuotes', 'renew', '422'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones 422: Anotar una',
  ...failing('bulkQuotes', 'answer', '422'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes 422',
  ...failing('clients', 'load', '422'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente 422',
  ...failing('saveClient', 'submit', '422'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente 422',
  ...failing('deleteClient', 'submit', '422'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes 422',
  ...failing('importClients', 'saveOne', '422'),
});

export const CartLoad = meta.story({
  name: 'Carrito 422: Pedir el carrito',
  ...failing('cart', 'load', '422'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito 422: Guardar la cantidad',
  ...failing('cart', 'setQuantity', '422'),
});

export const CartRemove = meta.story({
  name: 'Carrito 422: Quitar la ventana',
  ...failing('cart', 'remove', '422'),
});

export const CartPutBack = meta.story({
  name: 'Carrito 422: Regresar la ventana',
  ...failing('cart', 'putBack', '422'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red 422',
  ...failing('networkCarts', 'load', '422'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden 422: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', '422'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden 422: Hacer la orden',
  ...failing('checkOut', 'order', '422'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida 422',
  ...failing('quickOrder', 'add', '422'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes 422',
  ...failing('orders', 'load', '422'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red 422',
  ...failing('networkOrders', 'load', '422'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden 422',
  ...failing('moveOrder', 'submit', '422'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden 422',
  ...failing('changeOrder', 'submit', '422'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden 422',
  ...failing('addPayment', 'submit', '422'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago 422',
  ...failing('settlePayment', 'submit', '422'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero 422',
  ...failing('boardMoves', 'move', '422'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras 422',
  ...failing('sampleRequests', 'load', '422'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras 422',
  ...failing('sendSamples', 'submit', '422'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar 422',
  ...failing('cuttingStock', 'load', '422'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan 422: Apartarlo',
  ...failing('reservation', 'reserve', '422'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan 422: Cerrarlo',
  ...failing('reservation', 'close', '422'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios 422',
  ...failing('users', 'load', '422'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario 422',
  ...failing('addUser', 'submit', '422'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario 422',
  ...failing('updateUser', 'submit', '422'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa 422',
  ...failing('coordinates', 'submit', '422'),
});

export const RolesLoad = meta.story({
  name: 'Roles 422',
  ...failing('roles', 'load', '422'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad 422',
  ...failing('activity', 'load', '422'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas 422',
  ...failing('blindsStock', 'load', '422'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías 422',
  ...failing('galleriesStock', 'load', '422'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores 422',
  ...failing('motorsStock', 'load', '422'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario 422',
  ...failing('pricesStock', 'load', '422'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios 422',
  ...failing('priceListFiles', 'load', '422'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos 422',
  ...failing('digitalCatalogFiles', 'load', '422'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta 422',
  ...failing('promotionFiles', 'load', '422'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados 422',
  ...failing('publications', 'load', '422'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo 422',
  ...failing('publishFile', 'upload', '422'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo 422',
  ...failing('withdrawFile', 'submit', '422'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo 422',
  ...failing('catalogs', 'load', '422'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios 422',
  ...failing('catalogPrices', 'load', '422'),
});

export const DocumentFetch = meta.story({
  name: 'Documento 422',
  ...failing('document', 'fetch', '422'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil 422',
  ...failing('profile', 'submit', '422'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil 422',
  ...failing('profileImage', 'upload', '422'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca 422',
  ...failing('brand', 'load', '422'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca 422',
  ...failing('saveBrand', 'submit', '422'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña 422: Comprobar la actual',
  ...failing('changePassword', 'check', '422'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña 422: Guardar la nueva',
  ...failing('changePassword', 'update', '422'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera 422: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', '422'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera 422: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', '422'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera 422: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', '422'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta 422',
  ...failing('addCard', 'save', '422'),
});

export const StatesLoad = meta.story({
  name: 'Estados 422',
  ...failing('states', 'load', '422'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios 422',
  ...failing('municipalities', 'load', '422'),
});
