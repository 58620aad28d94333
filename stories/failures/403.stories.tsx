// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-403',
  title: 'Fallas/403',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión 403: Comprobar la contraseña',
  ...failing('session', 'login', '403'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión 403: Pedir sus datos',
  ...failing('session', 'currentUser', '403'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro 403',
  ...failing('register', 'submit', '403'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso 403',
  ...failing('recover', 'submit', '403'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios 403',
  ...failing('priceList', 'load', '403'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta 403',
  ...failing('availability', 'load', '403'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones 403',
  ...failing('opinions', 'load', '403'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización 403',
  ...failing('quoteRequest', 'submit', '403'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras 403',
  ...failing('sampleRequest', 'submit', '403'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida 403: Pedir la cotización',
  ...failing('sharedQuote', 'load', '403'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida 403: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', '403'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida 403: Pedir el cambio',
  ...failing('sharedQuote', 'ask', '403'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización 403',
  ...failing('saveQuote', 'submit', '403'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar 403',
  ...failing('quoteToEdit', 'load', '403'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito 403',
  ...failing('addToCart', 'submit', '403'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores 403',
  ...failing('dealers', 'load', '403'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje 403',
  ...failing('message', 'submit', '403'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores 403: Cuántas cotizaciones',
  ...failing('counters', 'quotes', '403'),
});

export const CountersOrders = meta.story({
  name: 'Contadores 403: Cuántas órdenes',
  ...failing('counters', 'orders', '403'),
});

export const CountersCart = meta.story({
  name: 'Contadores 403: Cuánto hay en el carrito',
  ...failing('counters', 'cart', '403'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar 403',
  ...failing('accounts', 'load', '403'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización 403: Pedir la cotización',
  ...failing('quote', 'load', '403'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización 403: Hacer el enlace',
  ...failing('quote', 'send', '403'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización 403: Anotar la respuesta',
  ...failing('quote', 'answer', '403'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización 403: Renovarla',
  ...failing('quote', 'renew', '403'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización 403: Hacer la orden',
  ...failing('quote', 'convert', '403'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización 403: Eliminarla',
  ...failing('quote', 'remove', '403'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red 403',
  ...failing('networkQuotes', 'load', '403'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones 403',
  ...failing('quotes', 'load', '403'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones 403: Renovar una',
  ...failing('bulkQuotes', 'renew', '403'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones 403: Anotar una',
  ...failing('bulkQuotes', 'answer', '403'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes 403',
  ...failing('clients', 'load', '403'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente 403',
  ...failing('saveClient', 'submit', '403'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente 403',
  ...failing('deleteClient', 'submit', '403'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes 403',
  ...failing('importClients', 'saveOne', '403'),
});

export const CartLoad = meta.story({
  name: 'Carrito 403: Pedir el carrito',
  ...failing('cart', 'load', '403'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito 403: Guardar la cantidad',
  ...failing('cart', 'setQuantity', '403'),
});

export const CartRemove = meta.story({
  name: 'Carrito 403: Quitar la ventana',
  ...failing('cart', 'remove', '403'),
});

export const CartPutBack = meta.story({
  name: 'Carrito 403: Regresar la ventana',
  ...failing('cart', 'putBack', '403'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red 403',
  ...failing('networkCarts', 'load', '403'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden 403: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', '403'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden 403: Hacer la orden',
  ...failing('checkOut', 'order', '403'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida 403',
  ...failing('quickOrder', 'add', '403'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes 403',
  ...failing('orders', 'load', '403'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red 403',
  ...failing('networkOrders', 'load', '403'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden 403',
  ...failing('moveOrder', 'submit', '403'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden 403',
  ...failing('changeOrder', 'submit', '403'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden 403',
  ...failing('addPayment', 'submit', '403'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago 403',
  ...failing('settlePayment', 'submit', '403'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero 403',
  ...failing('boardMoves', 'move', '403'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras 403',
  ...failing('sampleRequests', 'load', '403'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras 403',
  ...failing('sendSamples', 'submit', '403'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar 403',
  ...failing('cuttingStock', 'load', '403'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan 403: Apartarlo',
  ...failing('reservation', 'reserve', '403'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan 403: Cerrarlo',
  ...failing('reservation', 'close', '403'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios 403',
  ...failing('users', 'load', '403'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario 403',
  ...failing('addUser', 'submit', '403'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario 403',
  ...failing('updateUser', 'submit', '403'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa 403',
  ...failing('coordinates', 'submit', '403'),
});

export const RolesLoad = meta.story({
  name: 'Roles 403',
  ...failing('roles', 'load', '403'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad 403',
  ...failing('activity', 'load', '403'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas 403',
  ...failing('blindsStock', 'load', '403'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías 403',
  ...failing('galleriesStock', 'load', '403'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores 403',
  ...failing('motorsStock', 'load', '403'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario 403',
  ...failing('pricesStock', 'load', '403'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios 403',
  ...failing('priceListFiles', 'load', '403'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos 403',
  ...failing('digitalCatalogFiles', 'load', '403'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta 403',
  ...failing('promotionFiles', 'load', '403'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados 403',
  ...failing('publications', 'load', '403'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo 403',
  ...failing('publishFile', 'upload', '403'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo 403',
  ...failing('withdrawFile', 'submit', '403'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo 403',
  ...failing('catalogs', 'load', '403'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios 403',
  ...failing('catalogPrices', 'load', '403'),
});

export const DocumentFetch = meta.story({
  name: 'Documento 403',
  ...failing('document', 'fetch', '403'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil 403',
  ...failing('profile', 'submit', '403'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil 403',
  ...failing('profileImage', 'upload', '403'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca 403',
  ...failing('brand', 'load', '403'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca 403',
  ...failing('saveBrand', 'submit', '403'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña 403: Comprobar la actual',
  ...failing('changePassword', 'check', '403'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña 403: Guardar la nueva',
  ...failing('changePassword', 'update', '403'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera 403: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', '403'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera 403: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', '403'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera 403: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', '403'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta 403',
  ...failing('addCard', 'save', '403'),
});

export const StatesLoad = meta.story({
  name: 'Estados 403',
  ...failing('states', 'load', '403'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios 403',
  ...failing('municipalities', 'load', '403'),
});
