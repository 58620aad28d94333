// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-429',
  title: 'Fallas/429',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión 429: Comprobar la contraseña',
  ...failing('session', 'login', '429'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión 429: Pedir sus datos',
  ...failing('session', 'currentUser', '429'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro 429',
  ...failing('register', 'submit', '429'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso 429',
  ...failing('recover', 'submit', '429'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios 429',
  ...failing('priceList', 'load', '429'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta 429',
  ...failing('availability', 'load', '429'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones 429',
  ...failing('opinions', 'load', '429'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización 429',
  ...failing('quoteRequest', 'submit', '429'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras 429',
  ...failing('sampleRequest', 'submit', '429'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida 429: Pedir la cotización',
  ...failing('sharedQuote', 'load', '429'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida 429: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', '429'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida 429: Pedir el cambio',
  ...failing('sharedQuote', 'ask', '429'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización 429',
  ...failing('saveQuote', 'submit', '429'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar 429',
  ...failing('quoteToEdit', 'load', '429'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito 429',
  ...failing('addToCart', 'submit', '429'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores 429',
  ...failing('dealers', 'load', '429'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje 429',
  ...failing('message', 'submit', '429'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores 429: Cuántas cotizaciones',
  ...failing('counters', 'quotes', '429'),
});

export const CountersOrders = meta.story({
  name: 'Contadores 429: Cuántas órdenes',
  ...failing('counters', 'orders', '429'),
});

export const CountersCart = meta.story({
  name: 'Contadores 429: Cuánto hay en el carrito',
  ...failing('counters', 'cart', '429'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar 429',
  ...failing('accounts', 'load', '429'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización 429: Pedir la cotización',
  ...failing('quote', 'load', '429'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización 429: Hacer el enlace',
  ...failing('quote', 'send', '429'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización 429: Anotar la respuesta',
  ...failing('quote', 'answer', '429'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización 429: Renovarla',
  ...failing('quote', 'renew', '429'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización 429: Hacer la orden',
  ...failing('quote', 'convert', '429'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización 429: Eliminarla',
  ...failing('quote', 'remove', '429'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red 429',
  ...failing('networkQuotes', 'load', '429'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones 429',
  ...failing('quotes', 'load', '429'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones 429: Renovar una',
  ...failing('bulkQuotes', 'renew', '429'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones 429: Anotar una',
  ...failing('bulkQuotes', 'answer', '429'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes 429',
  ...failing('clients', 'load', '429'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente 429',
  ...failing('saveClient', 'submit', '429'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente 429',
  ...failing('deleteClient', 'submit', '429'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes 429',
  ...failing('importClients', 'saveOne', '429'),
});

export const CartLoad = meta.story({
  name: 'Carrito 429: Pedir el carrito',
  ...failing('cart', 'load', '429'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito 429: Guardar la cantidad',
  ...failing('cart', 'setQuantity', '429'),
});

export const CartRemove = meta.story({
  name: 'Carrito 429: Quitar la ventana',
  ...failing('cart', 'remove', '429'),
});

export const CartPutBack = meta.story({
  name: 'Carrito 429: Regresar la ventana',
  ...failing('cart', 'putBack', '429'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red 429',
  ...failing('networkCarts', 'load', '429'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden 429: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', '429'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden 429: Hacer la orden',
  ...failing('checkOut', 'order', '429'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida 429',
  ...failing('quickOrder', 'add', '429'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes 429',
  ...failing('orders', 'load', '429'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red 429',
  ...failing('networkOrders', 'load', '429'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden 429',
  ...failing('moveOrder', 'submit', '429'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden 429',
  ...failing('changeOrder', 'submit', '429'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden 429',
  ...failing('addPayment', 'submit', '429'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago 429',
  ...failing('settlePayment', 'submit', '429'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero 429',
  ...failing('boardMoves', 'move', '429'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras 429',
  ...failing('sampleRequests', 'load', '429'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras 429',
  ...failing('sendSamples', 'submit', '429'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar 429',
  ...failing('cuttingStock', 'load', '429'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan 429: Apartarlo',
  ...failing('reservation', 'reserve', '429'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan 429: Cerrarlo',
  ...failing('reservation', 'close', '429'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios 429',
  ...failing('users', 'load', '429'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario 429',
  ...failing('addUser', 'submit', '429'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario 429',
  ...failing('updateUser', 'submit', '429'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa 429',
  ...failing('coordinates', 'submit', '429'),
});

export const RolesLoad = meta.story({
  name: 'Roles 429',
  ...failing('roles', 'load', '429'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad 429',
  ...failing('activity', 'load', '429'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas 429',
  ...failing('blindsStock', 'load', '429'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías 429',
  ...failing('galleriesStock', 'load', '429'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores 429',
  ...failing('motorsStock', 'load', '429'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario 429',
  ...failing('pricesStock', 'load', '429'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios 429',
  ...failing('priceListFiles', 'load', '429'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos 429',
  ...failing('digitalCatalogFiles', 'load', '429'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta 429',
  ...failing('promotionFiles', 'load', '429'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados 429',
  ...failing('publications', 'load', '429'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo 429',
  ...failing('publishFile', 'upload', '429'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo 429',
  ...failing('withdrawFile', 'submit', '429'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo 429',
  ...failing('catalogs', 'load', '429'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios 429',
  ...failing('catalogPrices', 'load', '429'),
});

export const DocumentFetch = meta.story({
  name: 'Documento 429',
  ...failing('document', 'fetch', '429'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil 429',
  ...failing('profile', 'submit', '429'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil 429',
  ...failing('profileImage', 'upload', '429'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca 429',
  ...failing('brand', 'load', '429'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca 429',
  ...failing('saveBrand', 'submit', '429'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña 429: Comprobar la actual',
  ...failing('changePassword', 'check', '429'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña 429: Guardar la nueva',
  ...failing('changePassword', 'update', '429'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera 429: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', '429'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera 429: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', '429'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera 429: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', '429'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta 429',
  ...failing('addCard', 'save', '429'),
});

export const StatesLoad = meta.story({
  name: 'Estados 429',
  ...failing('states', 'load', '429'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios 429',
  ...failing('municipalities', 'load', '429'),
});
