import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { quoteToEditMachine } from '#machines/quote-to-edit.machine.ts';
import { href } from '#src/config/routes.ts';
import { families } from '#src/content/families.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { useActorSurroundings } from '../../support/actor-surroundings.ts';
import { failureText, isRetryable } from '../../support/failure-text.ts';
import { progressOf } from '../../support/progress-of.ts';
import { withQuiet } from '../../support/quiet-state.ts';
import { beginningIn } from '../../support/quoting/choices.ts';
import { newKey } from '../../support/quoting/new-key.ts';
import { copyOf, draftOfSaved } from '../../support/quoting/saved-draft.ts';
import { retyped } from '#src/quoting/typed-measure.ts';
import { useServices } from '../../support/services.ts';
import { useArrival } from '../../support/use-arrival.ts';
import { withQuotable } from '../../support/quoting/use-quotable.ts';
import { isDraftLink, savedWords, windowWords } from './address-words.ts';
import { useBench } from './bench.ts';
import classes from './own-prices.module.css';

type SavedWord = (typeof savedWords)[number];

/**
 * What the address brings along: a window, a draft, a saved quote. Each is taken once, and the address is as plain as
 * before thereafter, so that a reload brings nothing twice.
 */
export function Arrivals() {
  const { actor } = useBench();
  const location = useLocation();
  const navigate = useNavigate();
  const { search, hash } = location;

  const plain = (words: readonly string[], keepsHash: boolean) => {
    const query = new URLSearchParams(search);
    for (const word of words) query.delete(word);
    void navigate(
      { search: query.toString(), hash: keepsHash ? hash : '' },
      { replace: true, state: withQuiet(location.state), preventScrollReset: true },
    );
  };

  const takeWindow = useEffectEvent(() => {
    const query = new URLSearchParams(search);
    if (!windowWords.some((word) => query.has(word))) return;
    plain(windowWords, true);
    withQuotable((quotable) => {
      const asked = query.get('familia');
      const family = families.find(({ id, slug }) => id === asked || slug === asked);
      const variant =
        quotable.variantOf(query.get('variante')) ??
        quotable.variants.find((one) => one.family === family?.id);
      const colour = variant?.colours.find(({ slug }) => slug === query.get('color'));
      const { unit } = actor.getSnapshot().context.draft;
      const typed = (word: string) => retyped(query.get(word) ?? '', 'cm', unit);
      actor.send({
        type: 'edit.add',
        key: newKey(),
        patch: {
          ...(variant === undefined ? {} : beginningIn(variant, 1, quotable.publicPrices)),
          ...(colour === undefined ? {} : { color: colour.slug }),
          width: typed('ancho'),
          height: typed('alto'),
        },
      });
      actor.send({ type: variant === undefined ? 'step.product' : 'step.measures' });
    });
  });

  const takeLink = useEffectEvent(() => {
    if (!isDraftLink(hash)) return;
    const link = hash.slice(1);
    plain([], false);
    // What this browser held is found as the actor starts, which is after the effects of its parts.
    queueMicrotask(() => {
      actor.send({ type: 'link.open', link });
    });
  });

  useEffect(() => {
    takeWindow();
  }, [search]);
  useEffect(() => {
    takeLink();
  }, [hash]);

  const asked = savedIn(search);
  const [saved, setSaved] = useState(asked);
  // It stays known which was asked for, though the address no longer says so.
  if (asked !== null && (asked.id !== saved?.id || asked.word !== saved.word)) setSaved(asked);
  return saved === null ? null : (
    <SavedOne
      key={`${saved.word} ${saved.id}`}
      {...saved}
      onDone={() => {
        plain(savedWords, true);
      }}
    />
  );
}

/** The saved quote that an address names. */
function savedIn(search: string): { readonly word: SavedWord; readonly id: string } | null {
  const query = new URLSearchParams(search);
  for (const word of savedWords) {
    const id = query.get(word) ?? '';
    if (id !== '') return { word, id };
  }
  return null;
}

interface SavedOneProps {
  readonly word: SavedWord;
  readonly id: string;
  readonly onDone: () => void;
}

/** A saved quote is asked for by whoever may have it; others are asked to log in first. */
function SavedOne({ word, id, onDone }: SavedOneProps) {
  const { session } = useServices();
  const { pathname } = useLocation();
  const isIn = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  if (isIn) return <Loaded word={word} id={id} onDone={onDone} />;
  return (
    <div className={classes['note']} role="status">
      <p>
        Para seguir con esa cotización,{' '}
        <Link
          to={href('login')}
          state={{ from: `${pathname}?${new URLSearchParams({ [word]: id }).toString()}` }}
        >
          entra a tu cuenta
        </Link>
        .
      </p>
    </div>
  );
}

function Loaded({ word, id, onDone }: SavedOneProps) {
  const { actor } = useBench();
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
        actor.send({ type: 'edit.replace', draft: word === 'editar' ? draft : copyOf(draft) });
        onDone();
      });
    },
  );
  if (snapshot.matches('loading')) {
    return (
      <div className={classes['note']} role="group" aria-label="Cotización guardada">
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
    <ErrorAlert
      title={failureText(error, { refused: 'No encontramos esa cotización entre las tuyas.' })}
      onRetry={
        isRetryable(error)
          ? () => {
              loading.send({ type: 'resource.retry' });
            }
          : undefined
      }
    >
      Lo que tenías aquí sigue igual.
    </ErrorAlert>
  );
}
