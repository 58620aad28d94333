import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { ShopFacts } from '#src/ui/shop-facts.tsx';
import { WorkshopScene } from '#src/ui/vignettes/workshop-scene.tsx';
import { shopFigures } from '../../support/shop/shop-figures.ts';
import { Section } from '../../support/shop/shop-page.tsx';
import { WaysOn } from '../../support/shop/ways-on.tsx';
import classes from './about.module.css';
import { making, toldBefore } from './about-texts.tsx';

const { variants, colours, clothYears, motorYears, workingDays } = shopFigures;

const figures = [
  [String(variants), `telas y materiales, en ${String(colours)} colores`],
  [`${String(workingDays.least)} a ${String(workingDays.most)}`, 'días hábiles desde el anticipo'],
  [`${String(clothYears.least)} a ${String(clothYears.most)}`, 'años de garantía, según la tela'],
  [String(motorYears), 'años de garantía en motores'],
] as const;

/** Who makes all this, how, and what one had better know before. */
export function About() {
  return (
    <div className={classes['page']}>
      <div className={classes['head']}>
        <PageHeading
          lead={`Somos un taller de persianas y toldos en ${site.taxAddress.city}. Empezamos cada pieza cuando la pides, con las medidas de tu ventana, y la entregamos por medio de distribuidores que miden e instalan cerca de ti.`}
        >
          {routes.about.title}
        </PageHeading>
        <WorkshopScene />
      </div>
      <dl className={classes['figures']}>
        {figures.map(([figure, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Section id="como-se-hace" title="Cómo se hace">
        <ol className={classes['making']}>
          {making.map(({ name, text, vignette }) => (
            <li key={name}>
              <span className={classes['vignette']}>{vignette}</span>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="antes" title="Lo que preferimos decirte antes">
        <dl className={classes['before']}>
          {toldBefore.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="donde" title="Dónde estamos">
        <ShopFacts size="large" />
        <p className={classes['visit']}>
          <Link to={href('contact')}>Visítanos o escríbenos</Link>
        </p>
      </Section>
      <WaysOn title="Tu ventana, ahora">Mídela, elige una tela y mira cuánto cuesta.</WaysOn>
    </div>
  );
}
