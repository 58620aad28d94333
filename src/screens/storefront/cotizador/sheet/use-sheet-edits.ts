import type { DraftWindow, Measured } from '#src/api/draft.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import { variantDefaults } from '#src/features/draft-windows/choices.ts';
import type { WindowReading } from '#src/features/draft-windows/read-window.ts';
import { nameInFamily } from '#src/features/window-words/piece-words.ts';
import { NOT_MEASURED } from '../measuring/not-measured.ts';
import { useQuoter } from '../quoter-state.ts';
import { quantityPatch } from '../windows/quantity-patch.ts';
import { cellsOf, sizeOfCells } from './size-of-cells.ts';

export interface SheetEdits {
  /** Changes a window; null is the empty row, which becomes one. */
  readonly change: (window: DraftWindow | null, patch: Partial<DraftWindow>) => void;
  /** Changes one of its widths or heights. */
  readonly measure: (
    window: DraftWindow | null,
    side: 'widths' | 'heights',
    at: number,
    typed: string,
  ) => void;
  readonly mount: (window: DraftWindow | null, mount: DraftWindow['mount']) => void;
  readonly count: (window: DraftWindow | null, typed: string, reading: WindowReading | null) => void;
  readonly remove: (window: DraftWindow) => void;
}

const withCell = (cells: Measured, side: 'widths' | 'heights', at: number, typed: string): Measured => {
  const [one = '', two = '', three = ''] = cells[side].map((value, index) => (index === at ? typed : value));
  return { ...cells, [side]: [one, two, three] };
};

/**
 * What the sheet changes in the draft.
 * @param family of new rows
 * @param blank key of the empty row
 * @param onAdd called when the empty row became a window
 */
export function useSheetEdits(family: FamilyId, blank: string, onAdd: () => void): SheetEdits {
  const { actor, draft, quotable, book } = useQuoter();
  const { unit } = draft;
  const list = book?.list ?? quotable?.publicPrices;
  const first = quotable?.variants.find((one) => one.family === family);
  const change: SheetEdits['change'] = (window, patch) => {
    if (window !== null) {
      actor.send({ type: 'edit.change', key: window.key, patch });
      return;
    }
    const begun = first === undefined || list === undefined ? {} : variantDefaults(first, 1, list);
    const name = nameInFamily(family, null, draft.windows.length);
    actor.send({ type: 'edit.add', key: blank, patch: { name, ...begun, ...patch } });
    onAdd();
  };
  const sized = (window: DraftWindow | null, cells: Measured, mount: DraftWindow['mount']) =>
    sizeOfCells(cells, mount, (window === null ? first : quotable?.variantOf(window.variant)) ?? null, unit);
  const cellsIn = (window: DraftWindow | null) => (window === null ? NOT_MEASURED : cellsOf(window));
  return {
    change,
    measure: (window, side, at, typed) => {
      const cells = withCell(cellsIn(window), side, at, typed);
      change(window, sized(window, cells, window?.mount ?? 'inside'));
    },
    mount: (window, mount) => {
      change(window, { mount, ...sized(window, cellsIn(window), mount) });
    },
    count: (window, typed, reading) => {
      change(
        window,
        window === null || reading === null || list === undefined
          ? { quantity: typed }
          : quantityPatch(typed, window, reading, list),
      );
    },
    remove: (window) => {
      actor.send({ type: 'edit.remove', key: window.key });
    },
  };
}
