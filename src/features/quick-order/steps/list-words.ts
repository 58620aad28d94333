/** Where the windows of a list go, in words. */
export interface ListWords {
  /** "Orden rápida" */
  readonly title: string;
  /** "a tu carrito" */
  readonly toPlace: string;
  /** Whether the field for pasted rows is open from the start. */
  readonly pastes: boolean;
}
