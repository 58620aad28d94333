const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Words of the messages of V8, Gecko, WebKit, React and ours, as they are within a sentence. No name of a person or of a
 * place may be one: what is not here, among the fields or a name of the platform never leaves the page.
 */
export const words = listed(`
  a aborted AbortError above access accessing action actor add additional after again agent allocation allowed already an ancestor and another answer answered
  answers any ApiError argument array as assign assignment async attempted attempting attribute await AxiosError backing bad be because been before
  between bigint binding blob blocked boolean both brought browser buffer cache call callable calls can can't cancelled cannot canvas catalog channel
  character child children ChunkLoadError circular class clipboard cloned closed column CompileError compiling completed config configuration
  connection constant constraint ConstraintError constructor container content context conversions convert converting could cross CSS currency current
  database DataCloneError DataError date declaration decoded defined denied deprecated destroyed destructure detached dev did digits directive
  dispatch document does DOMException draw duplicate dynamically each either element empty encoding EncodingError end ended entered environment EOF
  Error error ErrorResponseImpl escape eval evaluate evaluating event every exceeded execute exist existent exists expected explicit export expression
  extensible failed fetch fetching find finite first float focus focused following for found frame full function gesture getter got graphics guard has
  have helpful here hierarchy HierarchyRequestError history holds html HTTP identifier illegal implementation imported importing in included incorrect
  index IndexSizeError information initial initialization initialized inline input insecure inserted installing instance instantiate integer internal
  InternalError interrupted into invalid InvalidAccessError InvalidCharacterError InvalidNodeTypeError InvalidStateError invocation invoke invoked is
  it iterable iterator its JavaScript json keyword LatLng least length lexical limit literal load loaded loading loadScript locale loop lost machine
  made make map maximum media memory method mime minified mix mode module more most much must named NamespaceError navigation near needs negative
  network NetworkError new no node NoModificationAllowedError non not NotAllowedError NotFoundError nothing notifications NotReadableError
  NotSupportedError NS_ERROR_DOM_QUOTA_REACHED null number object observer of on only opaque open opening operation OperationError option options or
  origin other out page parent parse permission picture plan planner platform play policy position possibly preload private product promise properties
  property prototype provide provided proxy quota QuotaExceededError QuoterContext range RangeError react read reading readonly ReadOnlyError reason
  received recursion redirect redirected reduce reference ReferenceError refused register regular removed request requested required requires
  resetRecaptcha resolver resource response returned room root router running same sandboxed scope script second seconds SecurityError selector
  sequence serialize ServicesContext set setter setting shift signal siteKey size skipped snapshot some source spawn specific specified stack start
  stopped store strict string structure style super supported symbol SyntaxError target template than that the their there they this thrown time timed
  TimeoutError times too transaction TransactionInactiveError transition trap type TypeError types unable undeclared undefined undelivered unexpected
  unknown UnknownError unsafe unsupported unterminated until update upgrade URL URLMismatchError use used useNewestLocation useQuoter useServices
  valid value variable VersionError violates visit waiting warnings was were when where which widgetId width with without worker write wrong
  WrongDocumentError ZodError zone
`);

/** Fields of the API's bodies, in our contract and in no reply. */
export const fields = listed(`
  accept active active_map added_at added_centavos address after along amount_centavos amounts answer_note answered_at areaMm2 arrives_on asked
  asked_change at attempt balance_centavos bank bar base_centavos basisPoints before blinds brand by captcha centavos centavosPerM2 centavosPerMetre
  cfdi_use changes city clabe client client_note client_totals client_windows cloths code color control controlMm cost_centavos count created_at current_password data
  day day_before days delivery deposit_centavos diagonalsMm discount_centavos discountBp documents drawbacks email errors events expires expires_on extras families family
  file   fitting fixing folio former free freight_centavos from gallery hardware heightMm heightsMm holder holds_iva hours id image included incoming incoming_at
  is_default items iva_centavos ivaBp key kind known_changes known_payments label last_four last_login_at lat lay layout left_out legal_name length_mm line line_margins lines list lng
  logo low made_at made_by margin_bp material materials measured message minimum minimumMm missing motor mount municipality municipality_id name
  neighborhood network_id note notes once_centavos optional order_folio order_id orders own_lines paid_on password password_confirmation pay_to payment
  payments phone pieces plan plans postal_code previous_price price price_list problem products projectionsMm promised_on quantity quote quote_id rating
  receiver recut reference references regime remnants remotes requested_online requested_version reserved revision rfc role_id roles roll roll_length roll_width rollMm
  rolls rounded rounding_centavos rule safety samples seller sent_at share side stage started_mm state state_id status stepMm2 steps street subject
  subtotal_centavos takes tax terms text threshold tier tiers title to token total total_centavos totals unit unit_centavos updated_at url user valid_from
  validFrom   variant version viewed_at waits way what whatsapp whole width_mm widthMm widthsMm window windows withdrawn work written_on
`);
