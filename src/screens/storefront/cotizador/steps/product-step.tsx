import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Suspense, useMemo } from 'react';
import { newKey } from '#src/browser/new-key.ts';
import { families } from '#src/content/families.ts';
import type { Family, FamilyId } from '#src/content/schema/vocabulary.ts';
import { familyDrawings } from '#src/features/product/family-drawings.ts';
import { familyFacts } from '#src/features/product/family-facts.ts';
import type { SizePrice } from '#src/features/product/price-from.ts';
import { withMotor } from '#src/features/product/price-words.ts';
import { nameInFamily, secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sizeInMetres } from '#src/format/measures.ts';
import { publicPrice } from '#src/format/money.ts';
import { seesIva } from '#src/quoting/money/buyer.ts';
import { ReplayedButton } from '#src/ui/controls/replayed-button.tsx';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useLoadedQuoter, whenQuoterLoaded } from '../load-quoter.ts';
import { useQuoter } from '../quoter-state.ts';
import classes from './product-step.module.css';

const familiesOf = (product: Family['product']) => families.filter((family) => family.product === product);

const products = [
  { id: 'persianas', name: 'Persianas, para adentro', kinds: familiesOf('persianas') },
  { id: 'toldos', name: 'Toldos, para afuera', kinds: familiesOf('toldos') },
] as const;

/** The family of products. Choosing one opens the measures. */
export function ProductStep() {
  const { actor, go, book, current } = useQuoter();
  const loaded = useLoadedQuoter(false);
  const chosen = useSelector(
    actor,
    ({ context: { draft, at } }) => draft.windows.find(({ key }) => key === at)?.family ?? null,
  );
  const isPublic = book === null || seesIva(book.buyer);
  const { widthMm = null, heightMm = null } = current?.reading ?? {};
  const atSize = useMemo(
    () =>
      typeof loaded === 'string' || book === null || widthMm === null || heightMm === null
        ? null
        : loaded.parts.lowestByFamily({ widthMm, heightMm }, loaded.quotable, book),
    [loaded, book, widthMm, heightMm],
  );

  const choose = (family: FamilyId) => {
    whenQuoterLoaded(({ parts, quotable: { variants, publicPrices } }) => {
      const variant = variants.find((one) => one.family === family);
      if (variant === undefined) return;
      const { draft, at } = actor.getSnapshot().context;
      const window = draft.windows.find(({ key }) => key === at);
      if (window?.family !== family) {
        const quantity = current?.reading.quantity ?? 1;
        const patch = {
          ...parts.variantDefaults(variant, quantity, book?.list ?? publicPrices),
          // What was accepted for a size was of the other family.
          offer: null,
          name: nameInFamily(family, window?.name ?? null, draft.windows.length),
          // The projection of an awning is not the height of a blind, and a height is not a projection.
          ...(secondMeasure(window?.family ?? null).isProjection === secondMeasure(family).isProjection
            ? {}
            : { height: '' }),
        };
        if (window === undefined) actor.send({ type: 'edit.add', key: newKey(), patch });
        else actor.send({ type: 'edit.change', key: window.key, patch });
      }
      go('measures');
    });
  };

  return (
    <>
      {widthMm === null || heightMm === null ? null : (
        <p className={text.soft}>
          Con tu medida: {sizeInMetres(widthMm, heightMm)}. La puedes cambiar en el paso que sigue.
        </p>
      )}
      {products.map(({ id, name, kinds }) => (
        <section key={id} aria-label={name} className={classes.product}>
          <h3 className={cx(text.name, classes.name)}>{name}</h3>
          <ul className={cx(layout.stack, classes.grid)} data-gap="medium" data-count={kinds.length}>
            {kinds.map((family) => (
              <li key={family.id}>
                {/* Prerendered cards hydrate one by one, so that the page responds in between. */}
                <Suspense>
                  <FamilyCard
                    family={family}
                    price={priceOf(family.id, atSize, isPublic)}
                    isChosen={family.id === chosen}
                    onChoose={choose}
                  />
                </Suspense>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/**
 * The lowest price of a family: at the window's size when it is known, by the person's own list; else the public one.
 * @param isPublic whether the person's own list is the public one
 */
function priceOf(
  family: FamilyId,
  atSize: ReadonlyMap<FamilyId, SizePrice> | null,
  isPublic: boolean,
): string {
  if (atSize === null) {
    const { from } = familyFacts[family];
    return `Desde ${publicPrice(from.centavos)} ${isPublic ? '' : 'al público, '}con IVA${withMotor(from)}`;
  }
  const lowest = atSize.get(family);
  if (lowest === undefined) return 'No se hace en tu medida';
  const price = `Desde ${publicPrice(lowest.centavos)} ${isPublic ? 'con IVA' : 'sin IVA'} en tu medida`;
  return `${price}${withMotor(lowest)}`;
}

interface FamilyCardProps {
  readonly family: Family;
  readonly price: string;
  readonly isChosen: boolean;
  readonly onChoose: (family: FamilyId) => void;
}

/** A card that is one large button; only the product name is its accessible name, the rest its description. */
const FamilyCard = ({ family: { id, one, sentence }, price, isChosen, onChoose }: FamilyCardProps) => (
  <article className={cx(layout.card, classes.card)} data-chosen={isChosen || undefined}>
    <div className={cx(layout.picture, classes.picture)}>
      <ProductDrawing decorative {...familyDrawings[id]} aspect={1.3} />
    </div>
    <ReplayedButton
      className={cx(text.name, classes.title)}
      aria-pressed={isChosen}
      aria-describedby={`familia-${id}`}
      onPress={() => {
        onChoose(id);
      }}
    >
      {one}
    </ReplayedButton>
    <div id={`familia-${id}`} className={cx(text.soft, text.figure, classes.text)}>
      <span>{sentence} </span>
      <strong>{price}</strong>
    </div>
  </article>
);
