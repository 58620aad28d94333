// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-slow',
  title: 'Fallas/Con espera larga',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión con espera larga: Comprobar la contraseña',
  ...failing('session', 'login', 'slow'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión con espera larga: Pedir sus datos',
  ...failing('session', 'currentUser', 'slow'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro con espera larga',
  ...failing('register', 'submit', 'slow'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso con espera larga',
  ...failing('recover', 'submit', 'slow'),
});

export const CaptchaLoadScript = meta.story({
  name: 'Captcha con espera larga',
  ...failing('captcha', 'loadScript', 'slow'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios con espera larga',
  ...failing('priceList', 'load', 'slow'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta con espera larga',
  ...failing('availability', 'load', 'slow'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones con espera larga',
  ...failing('opinions', 'load', 'slow'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización con espera larga',
  ...failing('quoteRequest', 'submit', 'slow'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras con espera larga',
  ...failing('sampleRequest', 'submit', 'slow'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida con espera larga: Pedir la cotización',
  ...failing('sharedQuote', 'load', 'slow'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida con espera larga: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', 'slow'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida con espera larga: Pedir el cambio',
  ...failing('sharedQuote', 'ask', 'slow'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización con espera larga',
  ...failing('saveQuote', 'submit', 'slow'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar con espera larga',
  ...failing('quoteToEdit', 'load', 'slow'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito con espera larga',
  ...failing('addToCart', 'submit', 'slow'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores con espera larga',
  ...failing('dealers', 'load', 'slow'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje con espera larga',
  ...failing('message', 'submit', 'slow'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores con espera larga: Cuántas cotizaciones',
  ...failing('counters', 'quotes', 'slow'),
});

export const CountersOrders = meta.story({
  name: 'Contadores con espera larga: Cuántas órdenes',
  ...failing('counters', 'orders', 'slow'),
});

export const CountersCart = meta.story({
  name: 'Contadores con espera larga: Cuánto hay en el carrito',
  ...failing('counters', 'cart', 'slow'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar con espera larga',
  ...failing('accounts', 'load', 'slow'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización con espera larga: Pedir la cotización',
  ...failing('quote', 'load', 'slow'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización con espera larga: Hacer el enlace',
  ...failing('quote', 'send', 'slow'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización con espera larga: Anotar la respuesta',
  ...failing('quote', 'answer', 'slow'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización con espera larga: Renovarla',
  ...failing('quote', 'renew', 'slow'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización con espera larga: Hacer la orden',
  ...failing('quote', 'convert', 'slow'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización con espera larga: Eliminarla',
  ...failing('quote', 'remove', 'slow'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red con espera larga',
  ...failing('networkQuotes', 'load', 'slow'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones con espera larga',
  ...failing('quotes', 'load', 'slow'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones con espera larga: Renovar una',
  ...failing('bulkQuotes', 'renew', 'slow'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones con espera larga: Anotar una',
  ...failing('bulkQuotes', 'answer', 'slow'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes con espera larga',
  ...failing('clients', 'load', 'slow'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente con espera larga',
  ...failing('saveClient', 'submit', 'slow'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente con espera larga',
  ...failing('deleteClient', 'submit', 'slow'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes con espera larga',
  ...failing('importClients', 'saveOne', 'slow'),
});

export const CartLoad = meta.story({
  name: 'Carrito con espera larga: Pedir el carrito',
  ...failing('cart', 'load', 'slow'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito con espera larga: Guardar la cantidad',
  ...failing('cart', 'setQuantity', 'slow'),
});

export const CartRemove = meta.story({
  name: 'Carrito con espera larga: Quitar la ventana',
  ...failing('cart', 'remove', 'slow'),
});

export const CartPutBack = meta.story({
  name: 'Carrito con espera larga: Regresar la ventana',
  ...failing('cart', 'putBack', 'slow'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red con espera larga',
  ...failing('networkCarts', 'load', 'slow'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden con espera larga: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', 'slow'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden con espera larga: Hacer la orden',
  ...failing('checkOut', 'order', 'slow'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida con espera larga',
  ...failing('quickOrder', 'add', 'slow'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes con espera larga',
  ...failing('orders', 'load', 'slow'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red con espera larga',
  ...failing('networkOrders', 'load', 'slow'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden con espera larga',
  ...failing('moveOrder', 'submit', 'slow'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden con espera larga',
  ...failing('changeOrder', 'submit', 'slow'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden con espera larga',
  ...failing('addPayment', 'submit', 'slow'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago con espera larga',
  ...failing('settlePayment', 'submit', 'slow'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero con espera larga',
  ...failing('boardMoves', 'move', 'slow'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras con espera larga',
  ...failing('sampleRequests', 'load', 'slow'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras con espera larga',
  ...failing('sendSamples', 'submit', 'slow'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar con espera larga',
  ...failing('cuttingStock', 'load', 'slow'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan con espera larga: Apartarlo',
  ...failing('reservation', 'reserve', 'slow'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan con espera larga: Cerrarlo',
  ...failing('reservation', 'close', 'slow'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios con espera larga',
  ...failing('users', 'load', 'slow'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario con espera larga',
  ...failing('addUser', 'submit', 'slow'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario con espera larga',
  ...failing('updateUser', 'submit', 'slow'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa con espera larga',
  ...failing('coordinates', 'submit', 'slow'),
});

export const RolesLoad = meta.story({
  name: 'Roles con espera larga',
  ...failing('roles', 'load', 'slow'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad con espera larga',
  ...failing('activity', 'load', 'slow'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas con espera larga',
  ...failing('blindsStock', 'load', 'slow'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías con espera larga',
  ...failing('galleriesStock', 'load', 'slow'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores con espera larga',
  ...failing('motorsStock', 'load', 'slow'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario con espera larga',
  ...failing('pricesStock', 'load', 'slow'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios con espera larga',
  ...failing('priceListFiles', 'load', 'slow'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos con espera larga',
  ...failing('digitalCatalogFiles', 'load', 'slow'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta con espera larga',
  ...failing('promotionFiles', 'load', 'slow'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados con espera larga',
  ...failing('publications', 'load', 'slow'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo con espera larga',
  ...failing('publishFile', 'upload', 'slow'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo con espera larga',
  ...failing('withdrawFile', 'submit', 'slow'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo con espera larga',
  ...failing('catalogs', 'load', 'slow'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios con espera larga',
  ...failing('catalogPrices', 'load', 'slow'),
});

export const DocumentFetch = meta.story({
  name: 'Documento con espera larga',
  ...failing('document', 'fetch', 'slow'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil con espera larga',
  ...failing('profile', 'submit', 'slow'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil con espera larga',
  ...failing('profileImage', 'upload', 'slow'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca con espera larga',
  ...failing('brand', 'load', 'slow'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca con espera larga',
  ...failing('saveBrand', 'submit', 'slow'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña con espera larga: Comprobar la actual',
  ...failing('changePassword', 'check', 'slow'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña con espera larga: Guardar la nueva',
  ...failing('changePassword', 'update', 'slow'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera con espera larga: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', 'slow'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera con espera larga: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', 'slow'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera con espera larga: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', 'slow'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta con espera larga',
  ...failing('addCard', 'save', 'slow'),
});

export const StatesLoad = meta.story({
  name: 'Estados con espera larga',
  ...failing('states', 'load', 'slow'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios con espera larga',
  ...failing('municipalities', 'load', 'slow'),
});
