import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { opinionsMachine } from '#machines/opinions/opinions.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import { useConfig } from '#src/actor-hooks/services.ts';
import type { Opinion } from '#src/api/contract/assumed/shop.ts';
import { useHashTarget } from '#src/browser/use-hash-target.ts';
import { colourIn } from '#src/content/find/variants.ts';
import { humaniseName } from '#src/content/humanise.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { longDay } from '#src/format/long-dates.ts';
import { counted } from '#src/format/words.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { focusWhenShown } from '#src/ui/controls/focus-when-shown.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { meanRating } from './mean-rating.ts';
import { OPINIONS_ID } from './opinions-id.ts';
import classes from './opinions.module.css';

/** How many are shown at first; the next one takes the focus of the button that shows them. */
const FIRST = 2;
const BEST = 5;

/** The opinions that the server has of a product; nothing while it has not sent any. */
export function LoadedOpinions({ variant }: { readonly variant: Variant }) {
  const actor = useActorRef(opinionsMachine, useActorSurroundings());
  const opinions = useSelector(actor, ({ context }) => context.data);
  useEffect(() => {
    actor.send({ type: 'resource.load', input: { variant: variant.slug } });
  }, [actor, variant.slug]);
  return opinions === null || opinions.length === 0 ? null : (
    <OpinionsSection variant={variant} opinions={opinions} />
  );
}

interface OpinionsSectionProps {
  readonly variant: Variant;
  readonly opinions: readonly Opinion[];
}

/** Count, mean and opinions; search engines read the same figures in the marks of the text. */
function OpinionsSection({ variant, opinions }: OpinionsSectionProps) {
  const [isWhole, setWhole] = useState(false);
  const { timeZone } = useConfig();
  const mean = meanRating(opinions);
  const top = useRef<HTMLDivElement>(null);
  useHashTarget(OPINIONS_ID, top);
  return (
    <div
      ref={top}
      role="group"
      aria-labelledby={OPINIONS_ID}
      tabIndex={-1}
      itemScope
      itemType="https://schema.org/Product"
    >
      <meta itemProp="name" content={variant.name} />
      <Section id={OPINIONS_ID} title="Lo que dicen quienes ya compraron">
        <div className={layout.stack} data-gap="large">
          <p
            className={classes.mean}
            itemProp="aggregateRating"
            itemScope
            itemType="https://schema.org/AggregateRating"
          >
            <meta itemProp="bestRating" content={String(BEST)} />
            <meta itemProp="reviewCount" content={String(opinions.length)} />
            <strong itemProp="ratingValue" content={String(mean)}>
              {mean.toFixed(1)}
            </strong>{' '}
            de {BEST}, en {counted(opinions.length, 'opinión', 'opiniones')} de compras verificadas
          </p>
          <ul aria-label="Opiniones" className={layout.columns} data-fill>
            {(isWhole ? opinions : opinions.slice(0, FIRST)).map((opinion, at) => (
              <li key={opinion.id} {...(at === FIRST ? { ref: focusWhenShown, tabIndex: -1 } : {})}>
                <OneOpinion opinion={opinion} variant={variant} timeZone={timeZone} />
              </li>
            ))}
          </ul>
          {isWhole || opinions.length <= FIRST ? null : (
            <p>
              <button
                type="button"
                className={buttonClass()}
                onClick={() => {
                  setWhole(true);
                }}
              >
                Ver las {opinions.length}
              </button>
            </p>
          )}
        </div>
      </Section>
    </div>
  );
}

interface OneOpinionProps {
  readonly opinion: Opinion;
  readonly variant: Variant;
  readonly timeZone: string;
}

function OneOpinion({
  opinion: { rating, text: said, city, color, written_on },
  variant,
  timeZone,
}: OneOpinionProps) {
  const bought =
    color === null
      ? variant.name
      : `${variant.name} en ${colourIn(variant, color)?.name ?? humaniseName(color)}`;
  return (
    <article className={layout.stack} data-gap="small">
      <p>
        <span aria-hidden="true" className={classes.stars}>
          {'★'.repeat(Math.round(rating))}
          <span>{'★'.repeat(BEST - Math.round(rating))}</span>
        </span>
        <span className="visually-hidden">
          {rating} de {BEST}
        </span>
      </p>
      {said === null ? null : <p>{said}</p>}
      <p className={text.soft} data-small>
        {bought}
        <br />
        {[city, longDay(written_on, timeZone) ?? written_on].filter((fact) => fact !== null).join(', ')}
      </p>
    </article>
  );
}
