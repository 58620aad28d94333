// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-500',
  title: 'Fallas/500',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión 500: Comprobar la contraseña',
  ...failing('session', 'login', '500'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión 500: Pedir sus datos',
  ...failing('session', 'currentUser', '500'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro 500',
  ...failing('register', 'submit', '500'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso 500',
  ...failing('recover', 'submit', '500'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios 500',
  ...failing('priceList', 'load', '500'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta 500',
  ...failing('availability', 'load', '500'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones 500',
  ...failing('opinions', 'load', '500'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización 500',
  ...failing('quoteRequest', 'submit', '500'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras 500',
  ...failing('sampleRequest', 'submit', '500'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida 500: Pedir la cotización',
  ...failing('sharedQuote', 'load', '500'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida 500: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', '500'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida 500: Pedir el cambio',
  ...failing('sharedQuote', 'ask', '500'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización 500',
  ...failing('saveQuote', 'submit', '500'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar 500',
  ...failing('quoteToEdit', 'load', '500'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito 500',
  ...failing('addToCart', 'submit', '500'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores 500',
  ...failing('dealers', 'load', '500'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje 500',
  ...failing('message', 'submit', '500'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores 500: Cuántas cotizaciones',
  ...failing('counters', 'quotes', '500'),
});

export const CountersOrders = meta.story({
  name: 'Contadores 500: Cuántas órdenes',
  ...failing('counters', 'orders', '500'),
});

export const CountersCart = meta.story({
  name: 'Contadores 500: Cuánto hay en el carrito',
  ...failing('counters', 'cart', '500'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar 500',
  ...failing('accounts', 'load', '500'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización 500: Pedir la cotización',
  ...failing('quote', 'load', '500'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización 500: Hacer el enlace',
  ...failing('quote', 'send', '500'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización 500: Anotar la respuesta',
  ...failing('quote', 'answer', '500'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización 500: Renovarla',
  ...failing('quote', 'renew', '500'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización 500: Hacer la orden',
  ...failing('quote', 'convert', '500'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización 500: Eliminarla',
  ...failing('quote', 'remove', '500'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red 500',
  ...failing('networkQuotes', 'load', '500'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones 500',
  ...failing('quotes', 'load', '500'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones 500: Renovar una',
  ...failing('bulkQuotes', 'renew', '500'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones 500: Anotar una',
  ...failing('bulkQuotes', 'answer', '500'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes 500',
  ...failing('clients', 'load', '500'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente 500',
  ...failing('saveClient', 'submit', '500'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente 500',
  ...failing('deleteClient', 'submit', '500'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes 500',
  ...failing('importClients', 'saveOne', '500'),
});

export const CartLoad = meta.story({
  name: 'Carrito 500: Pedir el carrito',
  ...failing('cart', 'load', '500'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito 500: Guardar la cantidad',
  ...failing('cart', 'setQuantity', '500'),
});

export const CartRemove = meta.story({
  name: 'Carrito 500: Quitar la ventana',
  ...failing('cart', 'remove', '500'),
});

export const CartPutBack = meta.story({
  name: 'Carrito 500: Regresar la ventana',
  ...failing('cart', 'putBack', '500'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red 500',
  ...failing('networkCarts', 'load', '500'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden 500: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', '500'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden 500: Hacer la orden',
  ...failing('checkOut', 'order', '500'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida 500',
  ...failing('quickOrder', 'add', '500'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes 500',
  ...failing('orders', 'load', '500'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red 500',
  ...failing('networkOrders', 'load', '500'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden 500',
  ...failing('moveOrder', 'submit', '500'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden 500',
  ...failing('changeOrder', 'submit', '500'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden 500',
  ...failing('addPayment', 'submit', '500'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago 500',
  ...failing('settlePayment', 'submit', '500'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero 500',
  ...failing('boardMoves', 'move', '500'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras 500',
  ...failing('sampleRequests', 'load', '500'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras 500',
  ...failing('sendSamples', 'submit', '500'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar 500',
  ...failing('cuttingStock', 'load', '500'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan 500: Apartarlo',
  ...failing('reservation', 'reserve', '500'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan 500: Cerrarlo',
  ...failing('reservation', 'close', '500'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios 500',
  ...failing('users', 'load', '500'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario 500',
  ...failing('addUser', 'submit', '500'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario 500',
  ...failing('updateUser', 'submit', '500'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa 500',
  ...failing('coordinates', 'submit', '500'),
});

export const RolesLoad = meta.story({
  name: 'Roles 500',
  ...failing('roles', 'load', '500'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad 500',
  ...failing('activity', 'load', '500'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas 500',
  ...failing('blindsStock', 'load', '500'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías 500',
  ...failing('galleriesStock', 'load', '500'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores 500',
  ...failing('motorsStock', 'load', '500'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario 500',
  ...failing('pricesStock', 'load', '500'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios 500',
  ...failing('priceListFiles', 'load', '500'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos 500',
  ...failing('digitalCatalogFiles', 'load', '500'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta 500',
  ...failing('promotionFiles', 'load', '500'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados 500',
  ...failing('publications', 'load', '500'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo 500',
  ...failing('publishFile', 'upload', '500'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo 500',
  ...failing('withdrawFile', 'submit', '500'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo 500',
  ...failing('catalogs', 'load', '500'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios 500',
  ...failing('catalogPrices', 'load', '500'),
});

export const DocumentFetch = meta.story({
  name: 'Documento 500',
  ...failing('document', 'fetch', '500'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil 500',
  ...failing('profile', 'submit', '500'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil 500',
  ...failing('profileImage', 'upload', '500'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca 500',
  ...failing('brand', 'load', '500'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca 500',
  ...failing('saveBrand', 'submit', '500'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña 500: Comprobar la actual',
  ...failing('changePassword', 'check', '500'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña 500: Guardar la nueva',
  ...failing('changePassword', 'update', '500'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera 500: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', '500'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera 500: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', '500'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera 500: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', '500'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta 500',
  ...failing('addCard', 'save', '500'),
});

export const StatesLoad = meta.story({
  name: 'Estados 500',
  ...failing('states', 'load', '500'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios 500',
  ...failing('municipalities', 'load', '500'),
});
