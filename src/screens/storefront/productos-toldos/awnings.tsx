import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { models } from '#src/content/awnings/models.ts';
import { entriesOf } from '#src/content/entries.ts';
import { families } from '#src/content/families.ts';
import { fabricTypesIn } from '#src/content/find/variants.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { catalogueHref, familyHref, modelHref } from '../../support/shop/addresses.ts';
import { Care } from '../../support/shop/care.tsx';
import { FabricCards } from '../../support/shop/fabric-cards.tsx';
import { familyFacts } from '../../support/shop/family-facts.ts';
import { FamilyList } from '../../support/shop/family-list.tsx';
import { counted, inMetres, pesos } from '../../support/shop/format.ts';
import { Goals } from '../../support/shop/goals.tsx';
import { IndexHead } from '../../support/shop/index-head.tsx';
import { LinkList } from '../../support/shop/link-list.tsx';
import { portraits } from '../../support/shop/portraits.ts';
import { Questions } from '../../support/shop/questions.tsx';
import { Section, ShopPage } from '../../support/shop/shop-page.tsx';
import { WaysOn } from '../../support/shop/ways-on.tsx';
import { WideTable } from '../../support/shop/wide-table.tsx';

const crumbs = [{ name: 'Inicio', to: href('home') }];

const awnings = families.filter(({ product }) => product === 'toldos');
const entries = awnings.flatMap(({ id }) => entriesOf(id));
const modelsOf = (family: FamilyId) => models.filter((model) => model.family === family);

const goals = [
  {
    name: 'Sombra en la terraza, sin postes',
    answer: 'Brazos retráctiles, desde el muro.',
    to: href('awningModels', { type: 'brazos-retractiles' }),
  },
  {
    name: 'Que el sol no llegue al vidrio',
    answer: 'Un vertical de screen, por fuera.',
    to: href('awningModels', { type: 'verticales' }),
  },
  {
    name: 'Vestir la entrada de un negocio',
    answer: 'Capotas con tu nombre al frente.',
    to: href('awningModels', { type: 'capotas' }),
  },
  {
    name: 'Usar la terraza todo el año',
    answer: 'Pérgola con techo que se abre.',
    to: href('awningModels', { type: 'pergolas' }),
  },
];

const glance: Readonly<Partial<Record<FamilyId, readonly [rain: string, motor: string]>>> = {
  'toldos-brazos-retractiles': ['Llovizna, con pendiente', 'Manivela o motor'],
  'toldos-verticales': ['Según la lona', 'Manivela o motor'],
  'toldos-capotas': ['Sí, en vinílica', 'Cordón o motor'],
  'toldos-pergolas': ['Sí, en vinílica o aluminio', 'Siempre motor'],
};

/** The awnings that we make, and how to choose among them. */
export function Awnings() {
  return (
    <ShopPage crumbs={crumbs} here={routes.awnings.title}>
      <IndexHead
        title={routes.awnings.title}
        lead="Sombra donde hace falta y cuando hace falta: en la terraza, el balcón o la entrada de tu negocio, hecha a tu medida."
        drawing={portraits['toldos-pergolas']}
      />
      <Section id="para-que" title="¿Qué quieres lograr?">
        <Goals goals={goals} />
      </Section>
      <Section id="familias" title="Cuatro tipos de toldo">
        <FamilyList
          families={awnings}
          waysTitle="Modelos"
          waysInto={({ id }) => modelsOf(id).map((model) => ({ name: model.name, to: modelHref(model) }))}
          factsOf={({ id }) => counted(modelsOf(id).length, 'modelo', 'modelos')}
        />
      </Section>
      <Section id="comparar" title="De un vistazo">
        <WideTable label="Comparación de los tipos de toldo">
          <thead>
            <tr>
              <th scope="col">Tipo</th>
              <th scope="col">Ancho hasta</th>
              <th scope="col">Salida o caída hasta</th>
              <th scope="col">Lluvia</th>
              <th scope="col">Se mueve con</th>
              <th scope="col">Desde, con IVA</th>
            </tr>
          </thead>
          <tbody>
            {awnings.map((family) => {
              const { widestMm, longestMm, fromCentavos } = familyFacts[family.id];
              const [rain, motor] = glance[family.id] ?? [];
              return (
                <tr key={family.id}>
                  <th scope="row">
                    <Link to={familyHref(family)}>{family.name}</Link>
                  </th>
                  <td>{inMetres(widestMm)} m</td>
                  <td>{inMetres(longestMm)} m</td>
                  <td>{rain}</td>
                  <td>{motor}</td>
                  <td>{pesos(fromCentavos)}</td>
                </tr>
              );
            })}
          </tbody>
        </WideTable>
      </Section>
      <Section id="telas" title="De qué se hacen">
        <FabricCards fabricTypes={fabricTypesIn(entries)} linked={false} />
      </Section>
      <Section id="catalogos" title="Catálogos de colores">
        <LinkList links={awnings.map((family) => ({ name: family.one, to: catalogueHref(family) }))} />
      </Section>
      <Section id="cuidado" title="Para que dure">
        <Care family="toldos-brazos-retractiles" weave={null} />
      </Section>
      <Section id="preguntas" title="Lo que nos preguntan">
        <Questions questions={awnings.flatMap(({ id }) => familyTextOf(id)?.questions.slice(0, 1) ?? [])} />
      </Section>
      <WaysOn title="Tu terraza, con precio">
        Con el ancho y la salida te decimos el precio con IVA. El muro y el anclaje los revisamos al tomar
        medidas.
      </WaysOn>
    </ShopPage>
  );
}
