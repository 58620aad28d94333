// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-401',
  title: 'Fallas/401',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión 401: Comprobar la contraseña',
  ...failing('session', 'login', '401'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión 401: Pedir sus datos',
  ...failing('session', 'currentUser', '401'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro 401',
  ...failing('register', 'submit', '401'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso 401',
  ...failing('recover', 'submit', '401'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta 401',
  ...failing('availability', 'load', '401'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones 401',
  ...failing('opinions', 'load', '401'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización 401',
  ...failing('quoteRequest', 'submit', '401'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras 401',
  ...failing('sampleRequest', 'submit', '401'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida 401: Pedir la cotización',
  ...failing('sharedQuote', 'load', '401'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida 401: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', '401'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida 401: Pedir el cambio',
  ...failing('sharedQuote', 'ask', '401'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores 401',
  ...failing('dealers', 'load', '401'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje 401',
  ...failing('message', 'submit', '401'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores 401: Cuántas cotizaciones',
  ...failing('counters', 'quotes', '401'),
});

export const CountersOrders = meta.story({
  name: 'Contadores 401: Cuántas órdenes',
  ...failing('counters', 'orders', '401'),
});

export const CountersCart = meta.story({
  name: 'Contadores 401: Cuánto hay en el carrito',
  ...failing('counters', 'cart', '401'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar 401',
  ...failing('accounts', 'load', '401'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización 401: Pedir la cotización',
  ...failing('quote', 'load', '401'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización 401: Hacer el enlace',
  ...failing('quote', 'send', '401'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización 401: Anotar la respuesta',
  ...failing('quote', 'answer', '401'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización 401: Renovarla',
  ...failing('quote', 'renew', '401'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización 401: Hacer la orden',
  ...failing('quote', 'convert', '401'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización 401: Eliminarla',
  ...failing('quote', 'remove', '401'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red 401',
  ...failing('networkQuotes', 'load', '401'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones 401',
  ...failing('quotes', 'load', '401'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones 401: Renovar una',
  ...failing('bulkQuotes', 'renew', '401'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones 401: Anotar una',
  ...failing('bulkQuotes', 'answer', '401'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes 401',
  ...failing('clients', 'load', '401'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente 401',
  ...failing('saveClient', 'submit', '401'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente 401',
  ...failing('deleteClient', 'submit', '401'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes 401',
  ...failing('importClients', 'saveOne', '401'),
});

export const CartLoad = meta.story({
  name: 'Carrito 401: Pedir el carrito',
  ...failing('cart', 'load', '401'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito 401: Guardar la cantidad',
  ...failing('cart', 'setQuantity', '401'),
});

export const CartRemove = meta.story({
  name: 'Carrito 401: Quitar la ventana',
  ...failing('cart', 'remove', '401'),
});

export const CartPutBack = meta.story({
  name: 'Carrito 401: Regresar la ventana',
  ...failing('cart', 'putBack', '401'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red 401',
  ...failing('networkCarts', 'load', '401'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden 401: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', '401'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden 401: Hacer la orden',
  ...failing('checkOut', 'order', '401'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida 401',
  ...failing('quickOrder', 'add', '401'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes 401',
  ...failing('orders', 'load', '401'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red 401',
  ...failing('networkOrders', 'load', '401'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero 401',
  ...failing('boardMoves', 'move', '401'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras 401',
  ...failing('sampleRequests', 'load', '401'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar 401',
  ...failing('cuttingStock', 'load', '401'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan 401: Apartarlo',
  ...failing('reservation', 'reserve', '401'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan 401: Cerrarlo',
  ...failing('reservation', 'close', '401'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios 401',
  ...failing('users', 'load', '401'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario 401',
  ...failing('addUser', 'submit', '401'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario 401',
  ...failing('updateUser', 'submit', '401'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa 401',
  ...failing('coordinates', 'submit', '401'),
});

export const RolesLoad = meta.story({
  name: 'Roles 401',
  ...failing('roles', 'load', '401'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad 401',
  ...failing('activity', 'load', '401'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas 401',
  ...failing('blindsStock', 'load', '401'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías 401',
  ...failing('galleriesStock', 'load', '401'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores 401',
  ...failing('motorsStock', 'load', '401'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario 401',
  ...failing('pricesStock', 'load', '401'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios 401',
  ...failing('priceListFiles', 'load', '401'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos 401',
  ...failing('digitalCatalogFiles', 'load', '401'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta 401',
  ...failing('promotionFiles', 'load', '401'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados 401',
  ...failing('publications', 'load', '401'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo 401',
  ...failing('publishFile', 'upload', '401'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo 401',
  ...failing('withdrawFile', 'submit', '401'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo 401',
  ...failing('catalogs', 'load', '401'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios 401',
  ...failing('catalogPrices', 'load', '401'),
});

export const DocumentFetch = meta.story({
  name: 'Documento 401',
  ...failing('document', 'fetch', '401'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil 401',
  ...failing('profile', 'submit', '401'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil 401',
  ...failing('profileImage', 'upload', '401'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca 401',
  ...failing('brand', 'load', '401'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca 401',
  ...failing('saveBrand', 'submit', '401'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña 401: Comprobar la actual',
  ...failing('changePassword', 'check', '401'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña 401: Guardar la nueva',
  ...failing('changePassword', 'update', '401'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera 401: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', '401'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera 401: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', '401'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera 401: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', '401'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta 401',
  ...failing('addCard', 'save', '401'),
});

export const StatesLoad = meta.story({
  name: 'Estados 401',
  ...failing('states', 'load', '401'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios 401',
  ...failing('municipalities', 'load', '401'),
});
