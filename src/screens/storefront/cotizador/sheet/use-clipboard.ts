import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readPasted, writtenBlock, type Block, type PastedText } from './cells/block.ts';
import { isEdited, spotOf, type Spot } from './sheet-focus.ts';

interface ClipboardActs {
  /** The marked cells, or the one in question. */
  readonly copied: (spot: Spot) => Block;
  readonly onCut: (spot: Spot) => void;
  readonly onPaste: (pasted: PastedText, spot: Spot) => void;
}

/**
 * Copies, cuts and pastes cells while the focus is in one. A cell whose text is being changed has the browser's own. The
 * events go to the document, as a focused list gets none.
 */
export function useClipboard(
  sheet: RefObject<HTMLElement | null>,
  { copied, onCut, onPaste }: ClipboardActs,
): void {
  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    const field = document.activeElement;
    const spot = spotOf(field);
    const { clipboardData } = event;
    if (spot === null || clipboardData === null || sheet.current?.contains(field) !== true) return;
    if (!(field instanceof HTMLElement) || isEdited(field)) return;
    if (event.type === 'paste') onPaste(readPasted(clipboardData.getData('text/plain')), spot);
    else clipboardData.setData('text/plain', writtenBlock(copied(spot)));
    if (event.type === 'cut') onCut(spot);
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      onClipboard(event);
    };
    const events = ['copy', 'cut', 'paste'] as const;
    for (const one of events) document.addEventListener(one, listen);
    return () => {
      for (const one of events) document.removeEventListener(one, listen);
    };
  }, []);
}
