// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-never',
  title: 'Fallas/Sin respuesta',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión sin respuesta: Comprobar la contraseña',
  ...failing('session', 'login', 'never'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión sin respuesta: Pedir sus datos',
  ...failing('session', 'currentUser', 'never'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro sin respuesta',
  ...failing('register', 'submit', 'never'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso sin respuesta',
  ...failing('recover', 'submit', 'never'),
});

export const CaptchaLoadScript = meta.story({
  name: 'Captcha sin respuesta',
  ...failing('captcha', 'loadScript', 'never'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios sin respuesta',
  ...failing('priceList', 'load', 'never'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta sin respuesta',
  ...failing('availability', 'load', 'never'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones sin respuesta',
  ...failing('opinions', 'load', 'never'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización sin respuesta',
  ...failing('quoteRequest', 'submit', 'never'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras sin respuesta',
  ...failing('sampleRequest', 'submit', 'never'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida sin respuesta: Pedir la cotización',
  ...failing('sharedQuote', 'load', 'never'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida sin respuesta: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', 'never'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida sin respuesta: Pedir el cambio',
  ...failing('sharedQuote', 'ask', 'never'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización sin respuesta',
  ...failing('saveQuote', 'submit', 'never'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar sin respuesta',
  ...failing('quoteToEdit', 'load', 'never'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito sin respuesta',
  ...failing('addToCart', 'submit', 'never'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores sin respuesta',
  ...failing('dealers', 'load', 'never'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje sin respuesta',
  ...failing('message', 'submit', 'never'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores sin respuesta: Cuántas cotizaciones',
  ...failing('counters', 'quotes', 'never'),
});

export const CountersOrders = meta.story({
  name: 'Contadores sin respuesta: Cuántas órdenes',
  ...failing('counters', 'orders', 'never'),
});

export const CountersCart = meta.story({
  name: 'Contadores sin respuesta: Cuánto hay en el carrito',
  ...failing('counters', 'cart', 'never'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar sin respuesta',
  ...failing('accounts', 'load', 'never'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización sin respuesta: Pedir la cotización',
  ...failing('quote', 'load', 'never'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización sin respuesta: Hacer el enlace',
  ...failing('quote', 'send', 'never'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización sin respuesta: Anotar la respuesta',
  ...failing('quote', 'answer', 'never'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización sin respuesta: Renovarla',
  ...failing('quote', 'renew', 'never'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización sin respuesta: Hacer la orden',
  ...failing('quote', 'convert', 'never'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización sin respuesta: Eliminarla',
  ...failing('quote', 'remove', 'never'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red sin respuesta',
  ...failing('networkQuotes', 'load', 'never'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones sin respuesta',
  ...failing('quotes', 'load', 'never'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones sin respuesta: Renovar una',
  ...failing('bulkQuotes', 'renew', 'never'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones sin respuesta: Anotar una',
  ...failing('bulkQuotes', 'answer', 'never'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes sin respuesta',
  ...failing('clients', 'load', 'never'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente sin respuesta',
  ...failing('saveClient', 'submit', 'never'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente sin respuesta',
  ...failing('deleteClient', 'submit', 'never'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes sin respuesta',
  ...failing('importClients', 'saveOne', 'never'),
});

export const CartLoad = meta.story({
  name: 'Carrito sin respuesta: Pedir el carrito',
  ...failing('cart', 'load', 'never'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito sin respuesta: Guardar la cantidad',
  ...failing('cart', 'setQuantity', 'never'),
});

export const CartRemove = meta.story({
  name: 'Carrito sin respuesta: Quitar la ventana',
  ...failing('cart', 'remove', 'never'),
});

export const CartPutBack = meta.story({
  name: 'Carrito sin respuesta: Regresar la ventana',
  ...failing('cart', 'putBack', 'never'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red sin respuesta',
  ...failing('networkCarts', 'load', 'never'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden sin respuesta: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', 'never'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden sin respuesta: Hacer la orden',
  ...failing('checkOut', 'order', 'never'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida sin respuesta',
  ...failing('quickOrder', 'add', 'never'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes sin respuesta',
  ...failing('orders', 'load', 'never'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red sin respuesta',
  ...failing('networkOrders', 'load', 'never'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden sin respuesta',
  ...failing('moveOrder', 'submit', 'never'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden sin respuesta',
  ...failing('changeOrder', 'submit', 'never'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden sin respuesta',
  ...failing('addPayment', 'submit', 'never'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago sin respuesta',
  ...failing('settlePayment', 'submit', 'never'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero sin respuesta',
  ...failing('boardMoves', 'move', 'never'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras sin respuesta',
  ...failing('sampleRequests', 'load', 'never'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras sin respuesta',
  ...failing('sendSamples', 'submit', 'never'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar sin respuesta',
  ...failing('cuttingStock', 'load', 'never'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan sin respuesta: Apartarlo',
  ...failing('reservation', 'reserve', 'never'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan sin respuesta: Cerrarlo',
  ...failing('reservation', 'close', 'never'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios sin respuesta',
  ...failing('users', 'load', 'never'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario sin respuesta',
  ...failing('addUser', 'submit', 'never'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario sin respuesta',
  ...failing('updateUser', 'submit', 'never'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa sin respuesta',
  ...failing('coordinates', 'submit', 'never'),
});

export const RolesLoad = meta.story({
  name: 'Roles sin respuesta',
  ...failing('roles', 'load', 'never'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad sin respuesta',
  ...failing('activity', 'load', 'never'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas sin respuesta',
  ...failing('blindsStock', 'load', 'never'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías sin respuesta',
  ...failing('galleriesStock', 'load', 'never'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores sin respuesta',
  ...failing('motorsStock', 'load', 'never'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario sin respuesta',
  ...failing('pricesStock', 'load', 'never'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios sin respuesta',
  ...failing('priceListFiles', 'load', 'never'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos sin respuesta',
  ...failing('digitalCatalogFiles', 'load', 'never'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta sin respuesta',
  ...failing('promotionFiles', 'load', 'never'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados sin respuesta',
  ...failing('publications', 'load', 'never'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo sin respuesta',
  ...failing('publishFile', 'upload', 'never'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo sin respuesta',
  ...failing('withdrawFile', 'submit', 'never'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo sin respuesta',
  ...failing('catalogs', 'load', 'never'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios sin respuesta',
  ...failing('catalogPrices', 'load', 'never'),
});

export const DocumentFetch = meta.story({
  name: 'Documento sin respuesta',
  ...failing('document', 'fetch', 'never'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil sin respuesta',
  ...failing('profile', 'submit', 'never'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil sin respuesta',
  ...failing('profileImage', 'upload', 'never'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca sin respuesta',
  ...failing('brand', 'load', 'never'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca sin respuesta',
  ...failing('saveBrand', 'submit', 'never'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña sin respuesta: Comprobar la actual',
  ...failing('changePassword', 'check', 'never'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña sin respuesta: Guardar la nueva',
  ...failing('changePassword', 'update', 'never'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera sin respuesta: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', 'never'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera sin respuesta: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', 'never'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera sin respuesta: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', 'never'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta sin respuesta',
  ...failing('addCard', 'save', 'never'),
});

export const StatesLoad = meta.story({
  name: 'Estados sin respuesta',
  ...failing('states', 'load', 'never'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios sin respuesta',
  ...failing('municipalities', 'load', 'never'),
});
