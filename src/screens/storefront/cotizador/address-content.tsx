import layout from '#src/ui/layout.module.css';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { quoteToEditMachine } from '#machines/quote-to-edit.machine.ts';
import { href } from '#src/config/routes.ts';
import { families } from '#src/content/families.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { useActorSurroundings } from '#src/services/actor-surroundings.ts';
import { FailureAlert } from '#src/kit/remote/failure-alert.tsx';
import { progressOf } from '#src/services/progress-of.ts';
import { withQuiet } from '#src/page/quiet-state.ts';
import { variantDefaults } from '#src/features/windows/choices.ts';
import { nameInFamily } from '#src/features/windows/piece-words.ts';
import { newKey } from '#src/page/new-key.ts';
import { copyOf, draftOfSaved } from '#src/features/windows/saved-draft.ts';
import { retyped } from '#src/quoting/typed-measure.ts';
import { useServices } from '#src/services/services.ts';
import { useArrival } from '#src/services/use-arrival.ts';
import { withQuotable } from '#src/features/windows/use-quotable.ts';
import { isDraftLink, NEW_PARAM, savedParams, UNSENT_PARAM, windowParams } from './address-params.ts';
import { KeptQuote } from './kept-quote.tsx';
import { useQuoter } from './quoter-state.ts';
import { UnsentQuote } from './unsent-quote.tsx';

type SavedParam = (typeof savedParams)[number];

/**
 * Loads what the address contains: a window, a draft, a saved quote, or a new one. Each is loaded once and then removed from the
 * address, so that a reload does not repeat it.
 */
export function AddressContent() {
  const { actor } = useQuoter();
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
    withQuotable((quotable) => {
      const name = query.get('familia');
      const family = families.find(({ id, slug }) => id === name || slug === name);
      const variant =
        quotable.variantOf(query.get('variante')) ??
        quotable.variants.find((one) => one.family === family?.id);
      const colour = variant?.colours.find(({ slug }) => slug === query.get('color'));
      const { draft, at } = actor.getSnapshot().context;
      const typed = (param: string) => retyped(query.get(param) ?? '', 'cm', draft.unit);
      const size = { width: typed('ancho'), height: typed('alto') };
      const open = draft.windows.find(({ key }) => key === at);
      if (variant === undefined && open?.width === '' && open.height === '') {
        // A product chosen while the page loaded, or left without a size: the size is its own.
        actor.send({ type: 'edit.change', key: open.key, patch: size });
        actor.send({ type: open.family === null ? 'step.product' : 'step.measures' });
        return;
      }
      actor.send({
        type: 'edit.add',
        key: newKey(),
        patch: {
          ...(variant === undefined
            ? {}
            : {
                ...variantDefaults(variant, 1, quotable.publicPrices),
                name: nameInFamily(variant.family, null, draft.windows.length),
              }),
          ...(colour === undefined ? {} : { color: colour.slug }),
          ...size,
        },
      });
      actor.send({ type: variant === undefined ? 'step.product' : 'step.measures' });
    });
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
function savedIn(search: string): { readonly param: SavedParam; readonly id: string } | null {
  const query = new URLSearchParams(search);
  for (const param of savedParams) {
    const id = query.get(param) ?? '';
    if (id !== '') return { param, id };
  }
  return null;
}

interface SavedQuoteProps {
  readonly param: SavedParam;
  readonly id: string;
  readonly onDone: () => void;
}

/** Loads a saved quote for a logged-in user; asks others to log in. */
function SavedQuote({ param, id, onDone }: SavedQuoteProps) {
  const { session } = useServices();
  const { pathname } = useLocation();
  const isLoggedIn = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  if (isLoggedIn) return <Loaded param={param} id={id} onDone={onDone} />;
  return (
    <div className={`${layout['row'] ?? ''} ${layout['note'] ?? ''}`} data-tone="plain" role="status">
      <p>
        Para seguir con esa cotización,{' '}
        <Link
          to={href('login')}
          state={{ from: `${pathname}?${new URLSearchParams({ [param]: id }).toString()}` }}
        >
          entra a tu cuenta
        </Link>
        .
      </p>
    </div>
  );
}

function Loaded({ param, id, onDone }: SavedQuoteProps) {
  const { actor } = useQuoter();
  const loading = useActorRef(quoteToEditMachine, useActorSurroundings());
  const snapshot = useSelector(loading, (state) => state);
  const { error } = snapshot.context;
  useEffect(() => {
    loading.send({ type: 'resource.load', input: { id } });
  }, [loading, id]);
  useArrival(
    loading,
    (state) => state.matches('ready'),
    ({ context: { data } }) => {
      if (data === null) return;
      withQuotable((quotable) => {
        const { unit } = actor.getSnapshot().context.draft;
        const draft = draftOfSaved(data, quotable, unit);
        const isEditable = data.status === 'borrador';
        actor.send({
          type: 'edit.replace',
          draft: param === 'editar' && isEditable ? draft : copyOf(draft),
          notice: param === 'editar' && !isEditable ? 'copied' : 'replaced',
        });
        onDone();
      });
    },
  );
  if (snapshot.matches('loading')) {
    return (
      <div
        className={`${layout['row'] ?? ''} ${layout['note'] ?? ''}`}
        data-tone="plain"
        role="group"
        aria-label="Cotización guardada"
      >
        <Waiting
          label="Abriendo tu cotización…"
          {...progressOf(snapshot)}
          onCancel={() => {
            loading.send({ type: 'resource.cancel' });
          }}
        />
      </div>
    );
  }
  if (!snapshot.matches('failed') || error === null) return null;
  return (
    <FailureAlert
      error={error}
      texts={{ refused: 'No encontramos esa cotización entre las tuyas.' }}
      onRetry={() => {
        loading.send({ type: 'resource.retry' });
      }}
    >
      Lo que tenías aquí sigue igual.
    </FailureAlert>
  );
}
