/** What both lists of the catalogue say of an item, and what they are searched by. */
export interface ListedItem {
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  readonly family: string | null;
}
