// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-unreachable',
  title: 'Fallas/Sin conexión',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión sin conexión: Comprobar la contraseña',
  ...failing('session', 'login', 'unreachable'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión sin conexión: Pedir sus datos',
  ...failing('session', 'currentUser', 'unreachable'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro sin conexión',
  ...failing('register', 'submit', 'unreachable'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso sin conexión',
  ...failing('recover', 'submit', 'unreachable'),
});

export const CaptchaLoadScript = meta.story({
  name: 'Captcha sin conexión',
  ...failing('captcha', 'loadScript', 'unreachable'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios sin conexión',
  ...failing('priceList', 'load', 'unreachable'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta sin conexión',
  ...failing('availability', 'load', 'unreachable'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones sin conexión',
  ...failing('opinions', 'load', 'unreachable'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización sin conexión',
  ...failing('quoteRequest', 'submit', 'unreachable'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras sin conexión',
  ...failing('sampleRequest', 'submit', 'unreachable'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida sin conexión: Pedir la cotización',
  ...failing('sharedQuote', 'load', 'unreachable'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida sin conexión: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', 'unreachable'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida sin conexión: Pedir el cambio',
  ...failing('sharedQuote', 'ask', 'unreachable'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización sin conexión',
  ...failing('saveQuote', 'submit', 'unreachable'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar sin conexión',
  ...failing('quoteToEdit', 'load', 'unreachable'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito sin conexión',
  ...failing('addToCart', 'submit', 'unreachable'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores sin conexión',
  ...failing('dealers', 'load', 'unreachable'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje sin conexión',
  ...failing('message', 'submit', 'unreachable'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores sin conexión: Cuántas cotizaciones',
  ...failing('counters', 'quotes', 'unreachable'),
});

export const CountersOrders = meta.story({
  name: 'Contadores sin conexión: Cuántas órdenes',
  ...failing('counters', 'orders', 'unreachable'),
});

export const CountersCart = meta.story({
  name: 'Contadores sin conexión: Cuánto hay en el carrito',
  ...failing('counters', 'cart', 'unreachable'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar sin conexión',
  ...failing('accounts', 'load', 'unreachable'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización sin conexión: Pedir la cotización',
  ...failing('quote', 'load', 'unreachable'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización sin conexión: Hacer el enlace',
  ...failing('quote', 'send', 'unreachable'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización sin conexión: Anotar la respuesta',
  ...failing('quote', 'answer', 'unreachable'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización sin conexión: Renovarla',
  ...failing('quote', 'renew', 'unreachable'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización sin conexión: Hacer la orden',
  ...failing('quote', 'convert', 'unreachable'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización sin conexión: Eliminarla',
  ...failing('quote', 'remove', 'unreachable'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red sin conexión',
  ...failing('networkQuotes', 'load', 'unreachable'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones sin conexión',
  ...failing('quotes', 'load', 'unreachable'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones sin conexión: Renovar una',
  ...failing('bulkQuotes', 'renew', 'unreachable'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones sin conexión: Anotar una',
  ...failing('bulkQuotes', 'answer', 'unreachable'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes sin conexión',
  ...failing('clients', 'load', 'unreachable'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente sin conexión',
  ...failing('saveClient', 'submit', 'unreachable'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente sin conexión',
  ...failing('deleteClient', 'submit', 'unreachable'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes sin conexión',
  ...failing('importClients', 'saveOne', 'unreachable'),
});

export const CartLoad = meta.story({
  name: 'Carrito sin conexión: Pedir el carrito',
  ...failing('cart', 'load', 'unreachable'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito sin conexión: Guardar la cantidad',
  ...failing('cart', 'setQuantity', 'unreachable'),
});

export const CartRemove = meta.story({
  name: 'Carrito sin conexión: Quitar la ventana',
  ...failing('cart', 'remove', 'unreachable'),
});

export const CartPutBack = meta.story({
  name: 'Carrito sin conexión: Regresar la ventana',
  ...failing('cart', 'putBack', 'unreachable'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red sin conexión',
  ...failing('networkCarts', 'load', 'unreachable'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden sin conexión: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', 'unreachable'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden sin conexión: Hacer la orden',
  ...failing('checkOut', 'order', 'unreachable'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida sin conexión',
  ...failing('quickOrder', 'add', 'unreachable'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes sin conexión',
  ...failing('orders', 'load', 'unreachable'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red sin conexión',
  ...failing('networkOrders', 'load', 'unreachable'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden sin conexión',
  ...failing('moveOrder', 'submit', 'unreachable'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden sin conexión',
  ...failing('changeOrder', 'submit', 'unreachable'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden sin conexión',
  ...failing('addPayment', 'submit', 'unreachable'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago sin conexión',
  ...failing('settlePayment', 'submit', 'unreachable'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero sin conexión',
  ...failing('boardMoves', 'move', 'unreachable'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras sin conexión',
  ...failing('sampleRequests', 'load', 'unreachable'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras sin conexión',
  ...failing('sendSamples', 'submit', 'unreachable'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar sin conexión',
  ...failing('cuttingStock', 'load', 'unreachable'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan sin conexión: Apartarlo',
  ...failing('reservation', 'reserve', 'unreachable'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan sin conexión: Cerrarlo',
  ...failing('reservation', 'close', 'unreachable'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios sin conexión',
  ...failing('users', 'load', 'unreachable'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario sin conexión',
  ...failing('addUser', 'submit', 'unreachable'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario sin conexión',
  ...failing('updateUser', 'submit', 'unreachable'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa sin conexión',
  ...failing('coordinates', 'submit', 'unreachable'),
});

export const RolesLoad = meta.story({
  name: 'Roles sin conexión',
  ...failing('roles', 'load', 'unreachable'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad sin conexión',
  ...failing('activity', 'load', 'unreachable'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas sin conexión',
  ...failing('blindsStock', 'load', 'unreachable'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías sin conexión',
  ...failing('galleriesStock', 'load', 'unreachable'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores sin conexión',
  ...failing('motorsStock', 'load', 'unreachable'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario sin conexión',
  ...failing('pricesStock', 'load', 'unreachable'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios sin conexión',
  ...failing('priceListFiles', 'load', 'unreachable'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos sin conexión',
  ...failing('digitalCatalogFiles', 'load', 'unreachable'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta sin conexión',
  ...failing('promotionFiles', 'load', 'unreachable'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados sin conexión',
  ...failing('publications', 'load', 'unreachable'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo sin conexión',
  ...failing('publishFile', 'upload', 'unreachable'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo sin conexión',
  ...failing('withdrawFile', 'submit', 'unreachable'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo sin conexión',
  ...failing('catalogs', 'load', 'unreachable'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios sin conexión',
  ...failing('catalogPrices', 'load', 'unreachable'),
});

export const DocumentFetch = meta.story({
  name: 'Documento sin conexión',
  ...failing('document', 'fetch', 'unreachable'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil sin conexión',
  ...failing('profile', 'submit', 'unreachable'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil sin conexión',
  ...failing('profileImage', 'upload', 'unreachable'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca sin conexión',
  ...failing('brand', 'load', 'unreachable'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca sin conexión',
  ...failing('saveBrand', 'submit', 'unreachable'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña sin conexión: Comprobar la actual',
  ...failing('changePassword', 'check', 'unreachable'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña sin conexión: Guardar la nueva',
  ...failing('changePassword', 'update', 'unreachable'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera sin conexión: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', 'unreachable'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera sin conexión: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', 'unreachable'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera sin conexión: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', 'unreachable'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta sin conexión',
  ...failing('addCard', 'save', 'unreachable'),
});

export const StatesLoad = meta.story({
  name: 'Estados sin conexión',
  ...failing('states', 'load', 'unreachable'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios sin conexión',
  ...failing('municipalities', 'load', 'unreachable'),
});
