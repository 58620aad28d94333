import { useEffect, useRef, useState } from 'react';
import type { ListSource } from '#machines/support/list-file.ts';
import { keepTypedNow, type TypedValues } from '#src/browser/typed.ts';
import { useTyped } from '#src/forms/use-typed.ts';

/** A larger file is not kept: the browser has no room for it. */
const MOST_BYTES = 1_500_000;

/** Writing a long list takes longer than a key may: what the key changed is painted first. */
const AFTER_PAINT_MS = 100;

/** Characters of one call that makes text of bytes. */
const SLICE = 8_192;

async function textOfFile(file: File): Promise<string | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    binary += String.fromCodePoint(...bytes.subarray(at, at + SLICE));
  return btoa(binary);
}

const fileOf = (name: string, text: string): File =>
  new File([Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)], name);

interface KeptListProps<State> {
  /** Names the list in this tab: each place that lists are brought to has its own. */
  readonly name: string;
  /** The list that is worked on; null while there is none to lose. */
  readonly source: ListSource | null;
  /** How far the work is: another one is kept. */
  readonly state: State;
  /** What was decided so far; null while there is nothing to go on with. */
  readonly decidedIn: (state: State) => unknown;
  /** Goes on with a list that was kept, and the text of what was decided about it. */
  readonly onResume: (source: ListSource, decided: string) => void;
}

/** Keeps a list and what was decided about it, so that neither a reload of the page nor the end of a session loses it. */
export function KeptList<State>({ name, source, state, decidedIn, onResume }: KeptListProps<State>) {
  const [content, setContent] = useState<{ readonly file: File; readonly text: string | null } | null>(null);
  useEffect(() => {
    if (source === null) return;
    let isWanted = true;
    const { file } = source;
    const keep = async () => {
      const text = await textOfFile(file).catch(() => null);
      if (isWanted) setContent({ file, text });
    };
    void keep();
    return () => {
      isWanted = false;
    };
  }, [source]);
  const read = (): TypedValues | null => {
    if (source === null || content?.file !== source.file || content.text === null) return null;
    const decided = decidedIn(state);
    return decided === null
      ? null
      : {
          ...{ file: source.file.name, content: content.text, key: source.key },
          ...(source.pasted === null ? {} : { pasted: source.pasted }),
          decided: JSON.stringify(decided),
        };
  };
  useTyped({
    name,
    read,
    giveBack: ({ file = '', content: text = '', key = '', pasted = null, decided = '' }) => {
      if (source === null) onResume({ file: fileOf(file, text), pasted, key }, decided);
    },
  });
  const wasHeld = useRef(false);
  const isHeld = source !== null;
  useEffect(() => {
    const keep = () => {
      keepTypedNow(name);
    };
    if (!isHeld) {
      if (wasHeld.current) keep();
      wasHeld.current = false;
      return;
    }
    wasHeld.current = true;
    const later = setTimeout(keep, AFTER_PAINT_MS);
    return () => {
      clearTimeout(later);
    };
  }, [name, isHeld, content, state]);
  return null;
}
