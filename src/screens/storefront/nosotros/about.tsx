import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { Questions } from '#src/features/advice/questions.tsx';
import { shopAnswers } from '#src/features/delivery/shop-answers.ts';
import { shopFigures } from '#src/features/product/shop-figures.ts';
import { NextLinks } from '#src/features/shop-page/next-links.tsx';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { WorkshopScene } from '#src/ui/vignettes/workshop-scene.tsx';
import { limitations, making } from './about-texts.tsx';
import classes from './about.module.css';
import { FromRoll } from './from-roll.tsx';
import { Guarantees } from './guarantees.tsx';

const { street, neighborhood, city } = site.taxAddress;
const { variants, colours, fabricYears, motorYears, workingDays } = shopFigures;

const figures = [
  [String(variants), `telas y materiales, en ${String(colours)} colores`],
  [`${String(workingDays.least)} a ${String(workingDays.most)}`, 'días hábiles desde el anticipo'],
  [`${String(fabricYears.least)} a ${String(fabricYears.most)}`, 'años de garantía, según la tela'],
  [String(motorYears), 'años de garantía en motores'],
] as const;

/** The company, its process and its terms. */
export function About() {
  return (
    <div className={layout.page} data-room>
      <div className={layout.split}>
        <PageHeading
          lead={`Somos un taller de persianas y toldos en ${site.taxAddress.city}. Empezamos cada pieza cuando la pides, con las medidas de tu ventana, y la entregamos por medio de distribuidores que miden e instalan cerca de ti.`}
        >
          {routes.about.title}
        </PageHeading>
        <WorkshopScene />
      </div>
      <dl className={cx(layout.columns, classes.figures)} data-fill>
        {figures.map(([figure, name]) => (
          <div key={name}>
            <dt className={text.soft} data-small>
              {name}
            </dt>
            <dd className={text.title}>{figure}</dd>
          </div>
        ))}
      </dl>
      <Section id="comprar" title="Antes de comprar">
        <Questions questions={shopAnswers} />
      </Section>
      <Section id="garantias" title="De qué respondemos">
        <Guarantees />
      </Section>
      <Section
        folded
        id="como-se-hace"
        title="Cómo se hace"
        lead="Del rollo a tu ventana, con cada milímetro que se corta."
      >
        <FromRoll />
        <ol className={cx(layout.columns, text.steps, classes.two)}>
          {making.map(({ name, text: how, vignette }) => (
            <li key={name}>
              <span>{vignette}</span>
              <div>
                <h3>{name}</h3>
                <p className={text.soft}>{how}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="antes" title="Lo que preferimos decirte antes">
        {limitations.map(({ name, text: why }) => (
          <Fold key={name} title={name}>
            <p>{why}</p>
          </Fold>
        ))}
      </Section>
      <Section id="donde" title="Dónde estamos">
        <p className={text.text}>
          {street}, {neighborhood}, {city}. <Link to={href('contact')}>Visítanos o escríbenos</Link>
        </p>
      </Section>
      <NextLinks title="Tu ventana, ahora">Mídela, elige una tela y mira cuánto cuesta.</NextLinks>
    </div>
  );
}
