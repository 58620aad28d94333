import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { motorQuestions } from '#src/content/texts/motor-questions.ts';
import { Questions } from '#src/features/advice/questions.tsx';
import { NextLinks } from '#src/features/shop-page/next-links.tsx';
import { Section, ShopPage } from '#src/features/shop-page/shop-page.tsx';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { Compatibility } from './compatibility.tsx';
import { MotorFinder } from './motor-finder.tsx';
import { MotorTable } from './motor-table.tsx';
import classes from './motorization.module.css';
import { RemoteTable } from './remote-table.tsx';
import { RemoteTrial } from './remote-trial.tsx';
import { SmartList } from './smart-list.tsx';
import { Systems } from './systems.tsx';

/** What each kind of motor does in a power cut. */
const powerCut = [
  {
    name: 'Motor de batería',
    text: 'Sigue igual: guarda su propia energía y el control usa pilas.',
  },
  {
    name: 'Motor conectado',
    text: 'Se queda donde está y vuelve a moverse cuando regresa la luz. Recuerda sus topes de arriba y abajo.',
  },
  {
    name: 'Toldo con motor de 50 Nm',
    text: 'Incluye mando manual de emergencia: lo recoges a mano aunque no haya luz.',
  },
] as const;

const FINDER = 'que-motor';

/** Motors, remotes and sensors, and which motor a window needs. */
export function Motorization() {
  return (
    <ShopPage crumbs={[{ name: 'Inicio', to: href('home') }]} here={routes.motorization.title}>
      <div className={cx(layout.split, classes.head)}>
        <div>
          <PageHeading lead="Un motor escondido en el tubo, un control que lo entiende y, si quieres, un sensor que decide por ti. Aquí está todo, con su fuerza, su precio y la cuenta que dice cuál necesitas.">
            {routes.motorization.title}
          </PageHeading>
          <p className={classes.jump}>
            <a className={text.link} href={`#${FINDER}`}>
              ¿Qué motor para mi ventana?
            </a>
          </p>
        </div>
        <RemoteTrial />
      </div>

      <Section
        id={FINDER}
        title="¿Qué motor para mi ventana?"
        lead="Con el ancho, el alto y la tela calculamos cuánto pesa, cuánta fuerza pide y qué motor la mueve con fuerza de sobra."
      >
        <MotorFinder />
      </Section>

      <Section
        id="sistemas"
        title="Dos sistemas de radio"
        lead="Un motor solo escucha a los controles y sensores de su sistema."
      >
        <Systems />
      </Section>

      <Section
        folded
        id="motores"
        title="Motores"
        lead="Del más ligero al más fuerte. Precio del motor con IVA; la persiana o el toldo van aparte."
      >
        <MotorTable />
      </Section>

      <Section
        folded
        id="controles"
        title="Controles remotos"
        lead="Un canal mueve una persiana, o varias juntas. Precio con IVA."
      >
        <RemoteTable />
      </Section>

      <Section folded id="sensores" title="Sensores, puentes y cargador">
        <SmartList />
      </Section>

      <Section
        folded
        id="compatibilidad"
        title="Qué se entiende con qué"
        lead="Si ya tienes un control o un sensor, revisa aquí antes de comprar el motor."
      >
        <Compatibility />
      </Section>

      <Section folded id="sin-luz" title="Si se va la luz">
        <dl className={cx(layout.columns, text.terms)} data-fill>
          {powerCut.map(({ name, text: what }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section id="preguntas" title="Preguntas">
        <Questions questions={motorQuestions} />
      </Section>

      <NextLinks title="Motoriza la tuya">
        El cotizador elige el motor por ti y suma el control. Si prefieres que alguien lo vea en tu casa, hay
        un <Link to={href('dealers')}>distribuidor cerca</Link>.
      </NextLinks>
    </ShopPage>
  );
}
