import { clsx as cx } from 'clsx';
import { severalOf } from '#src/content/find/titles.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { Care } from '#src/features/advice/care.tsx';
import { Questions } from '#src/features/advice/questions.tsx';
import { VariantCard } from '#src/features/catalog/variant-card.tsx';
import { CloseUps } from '#src/features/cloth/close-ups.tsx';
import { AwningFigure } from '#src/features/product/awning-figure.tsx';
import { behaviourOf } from '#src/features/product/light-behaviour.ts';
import { ProjectionTable } from '#src/features/product/projection-table.tsx';
import { specsOf } from '#src/features/product/specs.tsx';
import { WIND_SOURCE } from '#src/features/product/wind-texts.ts';
import { RoomLight } from '#src/features/room/room-light.tsx';
import grid from '#src/features/shop-page/grid.module.css';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { SpecList, specValue } from '#src/features/shop-page/spec-list.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { Opinions } from '../opinions/opinions.tsx';
import { relatedTo } from './related.ts';
import classes from './variant-details.module.css';

interface VariantSectionsProps {
  readonly variant: Variant;
  readonly colour: Colour;
  /** All variants of its family. */
  readonly family: readonly Variant[];
}

/** What a page tells of a variant below its picture and price: light, close-ups, data, care, opinions and others. */
export function VariantSections({ variant, colour, family }: VariantSectionsProps) {
  const texts = familyTextOf(variant.family);
  const { projections } = variant.product;
  const isAwning = variant.family.startsWith('toldos-');
  const figure = <AwningFigure variant={variant} colour={colour} />;
  return (
    <>
      <Section
        id="luz"
        title={projections === undefined ? 'Cómo se comporta con la luz' : 'Cómo se comporta afuera'}
      >
        <RoomLight variant={variant} colour={colour} />
        {isAwning && projections === undefined ? figure : null}
        <dl className={cx(layout.columns, text.terms, classes.behaviour)} data-fill>
          {behaviourOf(variant, colour).map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{specValue(answer)}</dd>
            </div>
          ))}
        </dl>
        {isAwning ? (
          <p className={cx(text.soft, text.faint, layout.apart)} data-small>
            {WIND_SOURCE}
          </p>
        ) : null}
      </Section>

      <CloseUps variant={variant} colour={colour} family={family} />

      <Section id="ficha" title="Ficha técnica" folded>
        <SpecList specs={specsOf(variant, colour)} />
      </Section>

      {projections === undefined ? null : (
        <Section id="medidas" title="Salidas y anchos" folded>
          {figure}
          <ProjectionTable name={variant.name} variants={[variant]} />
        </Section>
      )}

      <Section id="cuidado" title="Para que dure" folded>
        <Care family={variant.family} weave={variant.weave} />
      </Section>

      <Opinions variant={variant} />

      {texts === undefined ? null : (
        <Section id="preguntas" title="Lo que nos preguntan">
          <Questions questions={texts.questions} />
        </Section>
      )}

      <Section id="parecidas" title={`Más ${severalOf(variant.family)}`}>
        <ul className={cx(layout.columns, grid.grid, classes.related)}>
          {relatedTo(variant, family).map((other) => (
            <li key={other.slug}>
              <VariantCard variant={other} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
