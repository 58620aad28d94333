import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { draftFromLink, linkInHash } from '#machines/support/draft-link.ts';
import { keepPostcode } from '#machines/support/place.ts';
import { withQuiet } from '#src/browser/quiet-state.ts';
import { isCost } from '#src/features/draft-windows/price-book.ts';
import { useQuoter } from '../quoter-state.ts';
import { NEW_PARAM, savedParams, UNSENT_PARAM, windowParams } from './address-params.ts';
import { KeptQuote } from './kept-quote.tsx';
import { openWindowOf } from './open-window-of.ts';
import { SavedQuote, type SavedInAddress } from './saved-quote.tsx';
import { UnsentQuote } from './unsent-quote.tsx';

/**
 * Loads what the address contains: a window, a draft, a saved quote, or a new one. Each is loaded once and then removed from the
 * address, so that a reload does not repeat it.
 */
export function AddressContent() {
  const { actor, book } = useQuoter();
  const location = useLocation();
  const navigate = useNavigate();
  const { search, hash } = location;

  const cleanAddress = (names: readonly string[], keepsHash: boolean) => {
    const query = new URLSearchParams(search);
    for (const param of names) query.delete(param);
    void navigate(
      { search: query.toString(), hash: keepsHash ? hash : '' },
      { replace: true, state: withQuiet(location.state), preventScrollReset: true },
    );
  };

  const takeWindow = useEffectEvent(() => {
    const query = new URLSearchParams(search);
    if (!windowParams.some((param) => query.has(param))) return;
    cleanAddress(windowParams, true);
    openWindowOf(query, actor);
  });

  const takeLink = useEffectEvent(() => {
    const found = linkInHash(hash);
    if (found === null) return;
    const { link, isOwn } = found;
    // That of another is only shown.
    if (!isOwn && typeof draftFromLink(link) !== 'string') return;
    cleanAddress([], false);
    // The stored draft loads when the actor starts, which is after the effects of its components.
    queueMicrotask(() => {
      actor.send({ type: 'link.open', link });
    });
  });

  const takeNew = useEffectEvent(() => {
    if (!new URLSearchParams(search).has(NEW_PARAM)) return;
    cleanAddress([NEW_PARAM], true);
    // The stored draft loads when the actor starts, which is after the effects of its components.
    queueMicrotask(() => {
      if (actor.getSnapshot().context.draft.windows.length > 0) actor.send({ type: 'edit.clear' });
    });
  });

  useEffect(() => {
    takeNew();
    takeWindow();
  }, [search]);
  useEffect(() => {
    takeLink();
  }, [hash]);

  const requested = savedIn(search);
  const [saved, setSaved] = useState(requested);
  // Keeps the request after the address is cleaned.
  if (requested !== null && (requested.id !== saved?.id || requested.param !== saved.param))
    setSaved(requested);
  const isNew = new URLSearchParams(search).has(NEW_PARAM);
  const [begun, setBegun] = useState({ isNew, count: Number(isNew) });
  if (begun.isNew !== isNew) setBegun({ isNew, count: begun.count + Number(isNew) });
  const isForNextClient = begun.count > 0 && book !== null && isCost(book);
  useEffect(() => {
    // Once the draft before is put away, which keeps its own place.
    if (isForNextClient)
      queueMicrotask(() => {
        keepPostcode(null);
      });
  }, [begun.count, isForNextClient]);
  return (
    <>
      <UnsentQuote
        onDone={() => {
          cleanAddress([UNSENT_PARAM], true);
        }}
      />
      <KeptQuote except={saved?.id ?? null} />
      {saved === null ? null : (
        <SavedQuote
          key={`${saved.param} ${saved.id}`}
          {...saved}
          onDone={() => {
            cleanAddress(savedParams, true);
          }}
        />
      )}
    </>
  );
}

/** The saved quote in an address; null when there is none. */
function savedIn(search: string): SavedInAddress | null {
  const query = new URLSearchParams(search);
  for (const param of savedParams) {
    const id = query.get(param) ?? '';
    if (id !== '') return { param, id };
  }
  return null;
}
