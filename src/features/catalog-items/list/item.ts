/** The fields that both lists of the catalog share, and are searched by. */
export interface ListedItem {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  readonly family: string | null;
}
