import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import { families } from '#src/content/families.ts';
import type { Family, FamilyId } from '#src/content/schema/vocabulary.ts';
import { ProductDrawing } from '#src/ui/product/product-drawing.tsx';
import { pesos } from '../../../support/shop/format.ts';
import { familyFacts } from '../../../support/shop/family-facts.ts';
import { portraits } from '../../../support/shop/portraits.ts';
import { newKey } from '../../../support/quoting/new-key.ts';
import { useBench } from '../bench.ts';
import { useTools, withTools } from '../tools.ts';
import classes from './product-step.module.css';

const of = (product: Family['product']) => families.filter((family) => family.product === product);

const products = [
  { id: 'persianas', name: 'Persianas, para adentro', kinds: of('persianas') },
  { id: 'toldos', name: 'Toldos, para afuera', kinds: of('toldos') },
] as const;

/** What covers the window: a family of products. Whoever chooses one goes on to its measures. */
export function ProductStep() {
  const { actor, go, book, current } = useBench();
  const tools = useTools(false);
  const chosen = useSelector(
    actor,
    ({ context: { draft, at } }) => draft.windows.find(({ key }) => key === at)?.family ?? null,
  );
  const { widthMm = null, heightMm = null } = current?.reading ?? {};
  const atSize = useMemo(
    () =>
      typeof tools === 'string' || book === null || widthMm === null || heightMm === null
        ? null
        : tools.parts.lowestByFamily({ widthMm, heightMm }, tools.quotable, book),
    [tools, book, widthMm, heightMm],
  );

  const choose = (family: FamilyId) => {
    withTools(({ parts, quotable: { variants, publicPrices } }) => {
      const variant = variants.find((one) => one.family === family);
      if (variant === undefined) return;
      const { draft, at } = actor.getSnapshot().context;
      const window = draft.windows.find(({ key }) => key === at);
      if (window?.family !== family) {
        const quantity = current?.reading.quantity ?? 1;
        const patch = parts.beginningIn(variant, quantity, book?.list ?? publicPrices);
        if (window === undefined) actor.send({ type: 'edit.add', key: newKey(), patch });
        else actor.send({ type: 'edit.change', key: window.key, patch });
      }
      go('measures');
    });
  };

  return (
    <>
      {products.map(({ id, name, kinds }) => (
        <section key={id} aria-label={name} className={classes['product']}>
          <h3 className={classes['name']}>{name}</h3>
          <ul className={classes['grid']} data-count={kinds.length}>
            {kinds.map((family) => (
              <li key={family.id}>
                {/* Taken over one by one where the build drew them, so that a touch is answered in between. */}
                <Suspense>
                  <FamilyCard
                    family={family}
                    price={priceOf(family.id, atSize)}
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

/** The least that a family costs, at the window's size where that is known. */
function priceOf(family: FamilyId, atSize: ReadonlyMap<FamilyId, number> | null): string {
  if (atSize === null) return `Desde ${pesos(familyFacts[family].fromCentavos)} con IVA`;
  const lowest = atSize.get(family);
  return lowest === undefined ? 'No se hace en tu medida' : `Desde ${pesos(lowest)} en tu medida`;
}

interface FamilyCardProps {
  readonly family: Family;
  readonly price: string;
  readonly isChosen: boolean;
  readonly onChoose: (family: FamilyId) => void;
}

/** The whole card chooses; its name is that of the product, and the rest is said after it. */
const FamilyCard = ({ family: { id, one, sentence }, price, isChosen, onChoose }: FamilyCardProps) => (
  <article className={classes['card']} data-chosen={isChosen || undefined}>
    <div className={classes['picture']}>
      <ProductDrawing decorative {...portraits[id]} aspect={1.3} />
    </div>
    <button
      type="button"
      className={classes['title']}
      aria-pressed={isChosen}
      aria-describedby={`familia-${id}`}
      onClick={() => {
        onChoose(id);
      }}
    >
      {one}
    </button>
    <div id={`familia-${id}`} className={classes['text']}>
      <span>{sentence} </span>
      <strong>{price}</strong>
    </div>
  </article>
);
