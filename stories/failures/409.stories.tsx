// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-409',
  title: 'Fallas/409',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión 409: Comprobar la contraseña',
  ...failing('session', 'login', '409'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión 409: Pedir sus datos',
  ...failing('session', 'currentUser', '409'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro 409',
  ...failing('register', 'submit', '409'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso 409',
  ...failing('recover', 'submit', '409'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios 409',
  ...failing('priceList', 'load', '409'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta 409',
  ...failing('availability', 'load', '409'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones 409',
  ...failing('opinions', 'load', '409'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización 409',
  ...failing('quoteRequest', 'submit', '409'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras 409',
  ...failing('sampleRequest', 'submit', '409'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida 409: Pedir la cotización',
  ...failing('sharedQuote', 'load', '409'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida 409: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', '409'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida 409: Pedir el cambio',
  ...failing('sharedQuote', 'ask', '409'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización 409',
  ...failing('saveQuote', 'submit', '409'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar 409',
  ...failing('quoteToEdit', 'load', '409'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito 409',
  ...failing('addToCart', 'submit', '409'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores 409',
  ...failing('dealers', 'load', '409'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje 409',
  ...failing('message', 'submit', '409'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores 409: Cuántas cotizaciones',
  ...failing('counters', 'quotes', '409'),
});

export const CountersOrders = meta.story({
  name: 'Contadores 409: Cuántas órdenes',
  ...failing('counters', 'orders', '409'),
});

export const CountersCart = meta.story({
  name: 'Contadores 409: Cuánto hay en el carrito',
  ...failing('counters', 'cart', '409'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar 409',
  ...failing('accounts', 'load', '409'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización 409: Pedir la cotización',
  ...failing('quote', 'load', '409'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización 409: Hacer el enlace',
  ...failing('quote', 'send', '409'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización 409: Anotar la respuesta',
  ...failing('quote', 'answer', '409'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización 409: Renovarla',
  ...failing('quote', 'renew', '409'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización 409: Hacer la orden',
  ...failing('quote', 'convert', '409'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización 409: Eliminarla',
  ...failing('quote', 'remove', '409'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red 409',
  ...failing('networkQuotes', 'load', '409'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones 409',
  ...failing('quotes', 'load', '409'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones 409: Renovar una',
  ...failing('bulkQuotes', 'renew', '409'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones 409: Anotar una',
  ...failing('bulkQuotes', 'answer', '409'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes 409',
  ...failing('clients', 'load', '409'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente 409',
  ...failing('saveClient', 'submit', '409'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente 409',
  ...failing('deleteClient', 'submit', '409'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes 409',
  ...failing('importClients', 'saveOne', '409'),
});

export const CartLoad = meta.story({
  name: 'Carrito 409: Pedir el carrito',
  ...failing('cart', 'load', '409'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito 409: Guardar la cantidad',
  ...failing('cart', 'setQuantity', '409'),
});

export const CartRemove = meta.story({
  name: 'Carrito 409: Quitar la ventana',
  ...failing('cart', 'remove', '409'),
});

export const CartPutBack = meta.story({
  name: 'Carrito 409: Regresar la ventana',
  ...failing('cart', 'putBack', '409'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red 409',
  ...failing('networkCarts', 'load', '409'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden 409: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', '409'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden 409: Hacer la orden',
  ...failing('checkOut', 'order', '409'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida 409',
  ...failing('quickOrder', 'add', '409'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes 409',
  ...failing('orders', 'load', '409'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red 409',
  ...failing('networkOrders', 'load', '409'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden 409',
  ...failing('moveOrder', 'submit', '409'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden 409',
  ...failing('changeOrder', 'submit', '409'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden 409',
  ...failing('addPayment', 'submit', '409'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago 409',
  ...failing('settlePayment', 'submit', '409'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero 409',
  ...failing('boardMoves', 'move', '409'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras 409',
  ...failing('sampleRequests', 'load', '409'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras 409',
  ...failing('sendSamples', 'submit', '409'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar 409',
  ...failing('cuttingStock', 'load', '409'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan 409: Apartarlo',
  ...failing('reservation', 'reserve', '409'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan 409: Cerrarlo',
  ...failing('reservation', 'close', '409'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios 409',
  ...failing('users', 'load', '409'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario 409',
  ...failing('addUser', 'submit', '409'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario 409',
  ...failing('updateUser', 'submit', '409'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa 409',
  ...failing('coordinates', 'submit', '409'),
});

export const RolesLoad = meta.story({
  name: 'Roles 409',
  ...failing('roles', 'load', '409'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad 409',
  ...failing('activity', 'load', '409'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas 409',
  ...failing('blindsStock', 'load', '409'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías 409',
  ...failing('galleriesStock', 'load', '409'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores 409',
  ...failing('motorsStock', 'load', '409'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario 409',
  ...failing('pricesStock', 'load', '409'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios 409',
  ...failing('priceListFiles', 'load', '409'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos 409',
  ...failing('digitalCatalogFiles', 'load', '409'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta 409',
  ...failing('promotionFiles', 'load', '409'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados 409',
  ...failing('publications', 'load', '409'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo 409',
  ...failing('publishFile', 'upload', '409'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo 409',
  ...failing('withdrawFile', 'submit', '409'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo 409',
  ...failing('catalogs', 'load', '409'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios 409',
  ...failing('catalogPrices', 'load', '409'),
});

export const DocumentFetch = meta.story({
  name: 'Documento 409',
  ...failing('document', 'fetch', '409'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil 409',
  ...failing('profile', 'submit', '409'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil 409',
  ...failing('profileImage', 'upload', '409'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca 409',
  ...failing('brand', 'load', '409'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca 409',
  ...failing('saveBrand', 'submit', '409'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña 409: Comprobar la actual',
  ...failing('changePassword', 'check', '409'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña 409: Guardar la nueva',
  ...failing('changePassword', 'update', '409'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera 409: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', '409'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera 409: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', '409'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera 409: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', '409'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta 409',
  ...failing('addCard', 'save', '409'),
});

export const StatesLoad = meta.story({
  name: 'Estados 409',
  ...failing('states', 'load', '409'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios 409',
  ...failing('municipalities', 'load', '409'),
});
