// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { failing } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'fallas-404',
  title: 'Fallas/404',
  tags: ['!test', '!autodocs'],
});

export const SessionLogin = meta.story({
  name: 'Sesión 404: Comprobar la contraseña',
  ...failing('session', 'login', '404'),
});

export const SessionCurrentUser = meta.story({
  name: 'Sesión 404: Pedir sus datos',
  ...failing('session', 'currentUser', '404'),
});

export const RegisterSubmit = meta.story({
  name: 'Registro 404',
  ...failing('register', 'submit', '404'),
});

export const RecoverSubmit = meta.story({
  name: 'Recuperar el acceso 404',
  ...failing('recover', 'submit', '404'),
});

export const PriceListLoad = meta.story({
  name: 'Mis precios 404',
  ...failing('priceList', 'load', '404'),
});

export const AvailabilityLoad = meta.story({
  name: 'Lo que falta 404',
  ...failing('availability', 'load', '404'),
});

export const OpinionsLoad = meta.story({
  name: 'Opiniones 404',
  ...failing('opinions', 'load', '404'),
});

export const QuoteRequestSubmit = meta.story({
  name: 'Pedir cotización 404',
  ...failing('quoteRequest', 'submit', '404'),
});

export const SampleRequestSubmit = meta.story({
  name: 'Pedir muestras 404',
  ...failing('sampleRequest', 'submit', '404'),
});

export const SharedQuoteLoad = meta.story({
  name: 'Cotización compartida 404: Pedir la cotización',
  ...failing('sharedQuote', 'load', '404'),
});

export const SharedQuoteAnswer = meta.story({
  name: 'Cotización compartida 404: Mandar la respuesta',
  ...failing('sharedQuote', 'answer', '404'),
});

export const SharedQuoteAsk = meta.story({
  name: 'Cotización compartida 404: Pedir el cambio',
  ...failing('sharedQuote', 'ask', '404'),
});

export const SaveQuoteSubmit = meta.story({
  name: 'Guardar cotización 404',
  ...failing('saveQuote', 'submit', '404'),
});

export const QuoteToEditLoad = meta.story({
  name: 'Cotización por cambiar 404',
  ...failing('quoteToEdit', 'load', '404'),
});

export const AddToCartSubmit = meta.story({
  name: 'Al carrito 404',
  ...failing('addToCart', 'submit', '404'),
});

export const DealersLoad = meta.story({
  name: 'Distribuidores 404',
  ...failing('dealers', 'load', '404'),
});

export const MessageSubmit = meta.story({
  name: 'Mensaje 404',
  ...failing('message', 'submit', '404'),
});

export const CountersQuotes = meta.story({
  name: 'Contadores 404: Cuántas cotizaciones',
  ...failing('counters', 'quotes', '404'),
});

export const CountersOrders = meta.story({
  name: 'Contadores 404: Cuántas órdenes',
  ...failing('counters', 'orders', '404'),
});

export const CountersCart = meta.story({
  name: 'Contadores 404: Cuánto hay en el carrito',
  ...failing('counters', 'cart', '404'),
});

export const AccountsLoad = meta.story({
  name: 'Cuentas por terminar 404',
  ...failing('accounts', 'load', '404'),
});

export const QuoteLoad = meta.story({
  name: 'Una cotización 404: Pedir la cotización',
  ...failing('quote', 'load', '404'),
});

export const QuoteSend = meta.story({
  name: 'Una cotización 404: Hacer el enlace',
  ...failing('quote', 'send', '404'),
});

export const QuoteAnswer = meta.story({
  name: 'Una cotización 404: Anotar la respuesta',
  ...failing('quote', 'answer', '404'),
});

export const QuoteRenew = meta.story({
  name: 'Una cotización 404: Renovarla',
  ...failing('quote', 'renew', '404'),
});

export const QuoteConvert = meta.story({
  name: 'Una cotización 404: Hacer la orden',
  ...failing('quote', 'convert', '404'),
});

export const QuoteRemove = meta.story({
  name: 'Una cotización 404: Eliminarla',
  ...failing('quote', 'remove', '404'),
});

export const NetworkQuotesLoad = meta.story({
  name: 'Cotizaciones de la red 404',
  ...failing('networkQuotes', 'load', '404'),
});

export const QuotesLoad = meta.story({
  name: 'Cotizaciones 404',
  ...failing('quotes', 'load', '404'),
});

export const BulkQuotesRenew = meta.story({
  name: 'Varias cotizaciones 404: Renovar una',
  ...failing('bulkQuotes', 'renew', '404'),
});

export const BulkQuotesAnswer = meta.story({
  name: 'Varias cotizaciones 404: Anotar una',
  ...failing('bulkQuotes', 'answer', '404'),
});

export const ClientsLoad = meta.story({
  name: 'Fichas de clientes 404',
  ...failing('clients', 'load', '404'),
});

export const SaveClientSubmit = meta.story({
  name: 'Guardar un cliente 404',
  ...failing('saveClient', 'submit', '404'),
});

export const DeleteClientSubmit = meta.story({
  name: 'Borrar los datos de un cliente 404',
  ...failing('deleteClient', 'submit', '404'),
});

export const ImportClientsSaveOne = meta.story({
  name: 'Importar clientes 404',
  ...failing('importClients', 'saveOne', '404'),
});

export const CartLoad = meta.story({
  name: 'Carrito 404: Pedir el carrito',
  ...failing('cart', 'load', '404'),
});

export const CartSetQuantity = meta.story({
  name: 'Carrito 404: Guardar la cantidad',
  ...failing('cart', 'setQuantity', '404'),
});

export const CartRemove = meta.story({
  name: 'Carrito 404: Quitar la ventana',
  ...failing('cart', 'remove', '404'),
});

export const CartPutBack = meta.story({
  name: 'Carrito 404: Regresar la ventana',
  ...failing('cart', 'putBack', '404'),
});

export const NetworkCartsLoad = meta.story({
  name: 'Carritos de la red 404',
  ...failing('networkCarts', 'load', '404'),
});

export const CheckOutLook = meta.story({
  name: 'Hacer la orden 404: Pedir el carrito de ahora',
  ...failing('checkOut', 'look', '404'),
});

export const CheckOutOrder = meta.story({
  name: 'Hacer la orden 404: Hacer la orden',
  ...failing('checkOut', 'order', '404'),
});

export const QuickOrderAdd = meta.story({
  name: 'Orden rápida 404',
  ...failing('quickOrder', 'add', '404'),
});

export const OrdersLoad = meta.story({
  name: 'Órdenes 404',
  ...failing('orders', 'load', '404'),
});

export const NetworkOrdersLoad = meta.story({
  name: 'Órdenes de la red 404',
  ...failing('networkOrders', 'load', '404'),
});

export const MoveOrderSubmit = meta.story({
  name: 'Etapa de una orden 404',
  ...failing('moveOrder', 'submit', '404'),
});

export const ChangeOrderSubmit = meta.story({
  name: 'Cambio de una orden 404',
  ...failing('changeOrder', 'submit', '404'),
});

export const AddPaymentSubmit = meta.story({
  name: 'Pago de una orden 404',
  ...failing('addPayment', 'submit', '404'),
});

export const SettlePaymentSubmit = meta.story({
  name: 'Confirmar o anular un pago 404',
  ...failing('settlePayment', 'submit', '404'),
});

export const BoardMovesMove = meta.story({
  name: 'Mover en el tablero 404',
  ...failing('boardMoves', 'move', '404'),
});

export const SampleRequestsLoad = meta.story({
  name: 'Pedidos de muestras 404',
  ...failing('sampleRequests', 'load', '404'),
});

export const SendSamplesSubmit = meta.story({
  name: 'Mandar muestras 404',
  ...failing('sendSamples', 'submit', '404'),
});

export const CuttingStockLoad = meta.story({
  name: 'Almacén para cortar 404',
  ...failing('cuttingStock', 'load', '404'),
});

export const ReservationReserve = meta.story({
  name: 'Material de un plan 404: Apartarlo',
  ...failing('reservation', 'reserve', '404'),
});

export const ReservationClose = meta.story({
  name: 'Material de un plan 404: Cerrarlo',
  ...failing('reservation', 'close', '404'),
});

export const UsersLoad = meta.story({
  name: 'Usuarios 404',
  ...failing('users', 'load', '404'),
});

export const AddUserSubmit = meta.story({
  name: 'Alta de usuario 404',
  ...failing('addUser', 'submit', '404'),
});

export const UpdateUserSubmit = meta.story({
  name: 'Datos de un usuario 404',
  ...failing('updateUser', 'submit', '404'),
});

export const CoordinatesSubmit = meta.story({
  name: 'Lugar en el mapa 404',
  ...failing('coordinates', 'submit', '404'),
});

export const RolesLoad = meta.story({
  name: 'Roles 404',
  ...failing('roles', 'load', '404'),
});

export const ActivityLoad = meta.story({
  name: 'Actividad 404',
  ...failing('activity', 'load', '404'),
});

export const BlindsStockLoad = meta.story({
  name: 'Inventario de telas 404',
  ...failing('blindsStock', 'load', '404'),
});

export const GalleriesStockLoad = meta.story({
  name: 'Inventario de galerías 404',
  ...failing('galleriesStock', 'load', '404'),
});

export const MotorsStockLoad = meta.story({
  name: 'Inventario de motores 404',
  ...failing('motorsStock', 'load', '404'),
});

export const PricesStockLoad = meta.story({
  name: 'Precios de inventario 404',
  ...failing('pricesStock', 'load', '404'),
});

export const PriceListFilesLoad = meta.story({
  name: 'Archivos de precios 404',
  ...failing('priceListFiles', 'load', '404'),
});

export const DigitalCatalogFilesLoad = meta.story({
  name: 'Archivos de catálogos 404',
  ...failing('digitalCatalogFiles', 'load', '404'),
});

export const PromotionFilesLoad = meta.story({
  name: 'Archivos de la gaceta 404',
  ...failing('promotionFiles', 'load', '404'),
});

export const PublicationsLoad = meta.story({
  name: 'Archivos publicados 404',
  ...failing('publications', 'load', '404'),
});

export const PublishFileUpload = meta.story({
  name: 'Publicar un archivo 404',
  ...failing('publishFile', 'upload', '404'),
});

export const WithdrawFileSubmit = meta.story({
  name: 'Retirar un archivo 404',
  ...failing('withdrawFile', 'submit', '404'),
});

export const CatalogsLoad = meta.story({
  name: 'Catálogo 404',
  ...failing('catalogs', 'load', '404'),
});

export const CatalogPricesLoad = meta.story({
  name: 'Precios 404',
  ...failing('catalogPrices', 'load', '404'),
});

export const DocumentFetch = meta.story({
  name: 'Documento 404',
  ...failing('document', 'fetch', '404'),
});

export const ProfileSubmit = meta.story({
  name: 'Datos del perfil 404',
  ...failing('profile', 'submit', '404'),
});

export const ProfileImageUpload = meta.story({
  name: 'Foto del perfil 404',
  ...failing('profileImage', 'upload', '404'),
});

export const BrandLoad = meta.story({
  name: 'Tu marca 404',
  ...failing('brand', 'load', '404'),
});

export const SaveBrandSubmit = meta.story({
  name: 'Guardar tu marca 404',
  ...failing('saveBrand', 'submit', '404'),
});

export const ChangePasswordCheck = meta.story({
  name: 'Cambiar la contraseña 404: Comprobar la actual',
  ...failing('changePassword', 'check', '404'),
});

export const ChangePasswordUpdate = meta.story({
  name: 'Cambiar la contraseña 404: Guardar la nueva',
  ...failing('changePassword', 'update', '404'),
});

export const PaymentMethodsLoad = meta.story({
  name: 'Cartera 404: Pedir las tarjetas',
  ...failing('paymentMethods', 'load', '404'),
});

export const PaymentMethodsMakeDefault = meta.story({
  name: 'Cartera 404: Cambiar la predeterminada',
  ...failing('paymentMethods', 'makeDefault', '404'),
});

export const PaymentMethodsRemove = meta.story({
  name: 'Cartera 404: Quitar la tarjeta',
  ...failing('paymentMethods', 'remove', '404'),
});

export const AddCardSave = meta.story({
  name: 'Agregar tarjeta 404',
  ...failing('addCard', 'save', '404'),
});

export const StatesLoad = meta.story({
  name: 'Estados 404',
  ...failing('states', 'load', '404'),
});

export const MunicipalitiesLoad = meta.story({
  name: 'Municipios 404',
  ...failing('municipalities', 'load', '404'),
});
