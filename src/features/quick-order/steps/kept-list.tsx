import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { decidedIn } from '#machines/quick-order/quick-order.machine.ts';
import { decidedFrom } from '#machines/support/kept-list.ts';
import { keepTypedNow, type TypedValues } from '#src/browser/typed.ts';
import { useTyped } from '#src/forms/use-typed.ts';
import type { QuickOrderActor } from './quick-order-actor.ts';

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

interface KeptListProps {
  readonly actor: QuickOrderActor;
  /** Names the list in this tab: each place that lists are added to has its own. */
  readonly name: string;
}

/** Keeps a list and what was decided about it, so that neither a reload of the page nor the end of a session loses it. */
export function KeptList({ actor, name }: KeptListProps) {
  const snapshot = useSelector(actor, (state) => state);
  const { source } = snapshot.context;
  const isHeld = source !== null && !snapshot.matches('empty') && !snapshot.matches('done');
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
    if (!isHeld || content?.file !== source.file || content.text === null) return null;
    const isChecked = !snapshot.matches('reading') && !snapshot.matches('columns');
    const decided = decidedIn(snapshot.context, isChecked);
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
    giveBack: ({ file = '', content: text = '', key = '', pasted = null, decided: written = '' }) => {
      const decided = decidedFrom(written);
      if (decided === null || !actor.getSnapshot().matches('empty')) return;
      actor.send({ type: 'import.resume', source: { file: fileOf(file, text), pasted, key }, decided });
    },
  });
  const { list, rows, added } = snapshot.context;
  const wasHeld = useRef(false);
  const place = JSON.stringify(snapshot.value);
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
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(later);
      removeEventListener('pagehide', keep);
    };
  }, [name, isHeld, content, list, rows, added, place]);
  return null;
}
