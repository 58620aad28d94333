// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-501',
  title: 'Fallas/501',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión 501: Comprobar la contraseña',
  ...failing('session', 'login', '501'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión 501: Pedir sus datos',
  ...failing('session', 'currentUser', '501'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro 501',
  ...failing('register', 'submit', '501'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso 501',
  ...failing('recover', 'submit', '501'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios 501',
  ...failing('priceList', 'load', '501'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta 501',
  ...failing('availability', 'load', '501'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones 501',
  ...failing('opinions', 'load', '501'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización 501',
  ...failing('quoteRequest', 'submit', '501'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras 501',
  ...failing('sampleRequest', 'submit', '501'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida 501: Pedir la cotización',
  ...failing('sharedQuote', 'load', '501'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida 501: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', '501'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida 501: Pedir el cambio',
  ...failing('sharedQuote', 'ask', '501'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización 501',
  ...failing('saveQuote', 'submit', '501'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar 501',
  ...failing('quoteToEdit', 'load', '501'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito 501',
  ...failing('addToCart', 'submit', '501'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores 501',
  ...failing('dealers', 'load', '501'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje 501',
  ...failing('message', 'submit', '501'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores 501: Cuántas cotizaciones',
  ...failing('counters', 'quotes', '501'),
});

export const CountersOrders = meta.story({
  name: 'Contadores 501: Cuántas órdenes',
  ...failing('counters', 'orders', '501'),
});

export const CountersCart = meta.story({
  name: 'Contadores 501: Cuánto hay en el carrito',
  ...failing('counters', 'cart', '501'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar 501',
  ...failing('accounts', 'load', '501'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización 501: Pedir la cotización',
  ...failing('quote', 'load', '501'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización 501: Hacer el enlace',
  ...failing('quote', 'send', '501'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización 501: Anotar la respuesta',
  ...failing('quote', 'answer', '501'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización 501: Renovarla',
  ...failing('quote', 'renew', '501'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización 501: Hacer la orden',
  ...failing('quote', 'convert', '501'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización 501: Eliminarla',
  ...failing('quote', 'remove', '501'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red 501',
  ...failing('networkQuotes', 'load', '501'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones 501',
  ...failing('quotes', 'load', '501'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones 501: Renovar una',
  ...failing('bulkQuotes', 'renew', '501'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones 501: Anotar una',
  ...failing('bulkQuotes', 'answer', '501'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes 501',
  ...failing('clients', 'load', '501'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente 501',
  ...failing('saveClient', 'submit', '501'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente 501',
  ...failing('deleteClient', 'submit', '501'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes 501',
  ...failing('importClients', 'saveOne', '501'),
});

export const CartLoad = meta.story({
  name: 'Carrito 501: Pedir el carrito',
  ...failing('cart', 'load', '501'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito 501: Guardar la cantidad',
  ...failing('cart', 'setQuantity', '501'),
});

export const CartRemove = meta.story({
  name: 'Carrito 501: Quitar la ventana',
  ...failing('cart', 'remove', '501'),
});

export const CartPutBack = meta.story({
  name: 'Carrito 501: Regresar la ventana',
  ...failing('cart', 'putBack', '501'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red 501',
  ...failing('networkCarts', 'load', '501'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden 501: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', '501'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden 501: Hacer la orden',
  ...failing('checkOut', 'order', '501'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida 501',
  ...failing('quickOrder', 'add', '501'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes 501',
  ...failing('orders', 'load', '501'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red 501',
  ...failing('networkOrders', 'load', '501'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden 501',
  ...failing('moveOrder', 'submit', '501'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden 501',
  ...failing('changeOrder', 'submit', '501'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden 501',
  ...failing('addPayment', 'submit', '501'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago 501',
  ...failing('settlePayment', 'submit', '501'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero 501',
  ...failing('boardMoves', 'move', '501'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras 501',
  ...failing('sampleRequests', 'load', '501'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras 501',
  ...failing('sendSamples', 'submit', '501'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar 501',
  ...failing('cuttingStock', 'load', '501'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan 501: Apartarlo',
  ...failing('reservation', 'reserve', '501'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan 501: Cerrarlo',
  ...failing('reservation', 'close', '501'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios 501',
  ...failing('users', 'load', '501'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario 501',
  ...failing('addUser', 'submit', '501'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario 501',
  ...failing('updateUser', 'submit', '501'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa 501',
  ...failing('coordinates', 'submit', '501'),
});

export const RolesLoad = meta.story({
  name: 'Roles 501',
  ...failing('roles', 'load', '501'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad 501',
  ...failing('activity', 'load', '501'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas 501',
  ...failing('blindsStock', 'load', '501'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías 501',
  ...failing('galleriesStock', 'load', '501'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores 501',
  ...failing('motorsStock', 'load', '501'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario 501',
  ...failing('pricesStock', 'load', '501'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios 501',
  ...failing('priceListFiles', 'load', '501'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos 501',
  ...failing('digitalCatalogFiles', 'load', '501'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta 501',
  ...failing('promotionFiles', 'load', '501'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados 501',
  ...failing('publications', 'load', '501'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo 501',
  ...failing('publishFile', 'upload', '501'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo 501',
  ...failing('withdrawFile', 'submit', '501'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo 501',
  ...failing('catalogs', 'load', '501'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios 501',
  ...failing('catalogPrices', 'load', '501'),
});

export const DocumentFetch = meta.story({
  name: 'Documento 501',
  ...failing('document', 'fetch', '501'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil 501',
  ...failing('profile', 'submit', '501'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil 501',
  ...failing('profileImage', 'upload', '501'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca 501',
  ...failing('brand', 'load', '501'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca 501',
  ...failing('saveBrand', 'submit', '501'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña 501: Comprobar la actual',
  ...failing('changePassword', 'check', '501'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña 501: Guardar la nueva',
  ...failing('changePassword', 'update', '501'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera 501: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', '501'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera 501: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', '501'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera 501: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', '501'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta 501',
  ...failing('addCard', 'save', '501'),
});

export const StatesLoad = meta.story({
  name: 'Estados 501',
  ...failing('states', 'load', '501'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios 501',
  ...failing('municipalities', 'load', '501'),
});
