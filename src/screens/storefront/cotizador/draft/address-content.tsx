import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withQuiet } from '#src/browser/quiet-state.ts';
import { useQuoter } from '../quoter-state.ts';
import { isDraftLink, NEW_PARAM, savedParams, UNSENT_PARAM, windowParams } from './address-params.ts';
import { ForgetPlace } from './forget-place.tsx';
import { KeptQuote } from './kept-quote.tsx';
import { openWindowOf } from './open-window-of.ts';
import { leavePlace, useBringPlaceBack } from './quoted-place.ts';
import { SavedQuote, type SavedInAddress } from './saved-quote.tsx';
import { UnsentQuote } from './unsent-quote.tsx';

/**
 * Loads what the address contains: a window, a draft, a saved quote, or a new one. Each is loaded once and then removed from the
 * address, so that a reload does not repeat it.
 */
export function AddressContent() {
  const { actor } = useQuoter();
  const location = useLocation();
  const navigate = useNavigate();
  const { search, hash } = location;
  useBringPlaceBack();

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
    if (!isDraftLink(hash)) return;
    const link = hash.slice(1);
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
      const before = actor.getSnapshot().context.draft;
      if (before.windows.length === 0) return;
      leavePlace(before);
      actor.send({ type: 'edit.clear' });
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
  return (
    <>
      {begun.count === 0 ? null : <ForgetPlace key={begun.count} />}
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
