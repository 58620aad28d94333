import { href } from '#src/config/routes.ts';
import { models } from '#src/content/awnings/models.ts';
import { families } from '#src/content/families.ts';
import { awningQuestions } from '#src/content/find/questions-at.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import { Care } from '#src/features/advice/care.tsx';
import { Questions } from '#src/features/advice/questions.tsx';
import { Comparison } from '#src/features/comparison/comparison.tsx';
import { ProductIndex } from '#src/features/families/product-index.tsx';
import { MeasuringGuides } from '#src/features/measuring/measuring-guides.tsx';
import { catalogHref, modelHref } from '#src/features/product/addresses.ts';
import { LinkList } from '#src/features/shop-page/link-list.tsx';
import { NextLinks } from '#src/features/shop-page/next-links.tsx';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { inMetres } from '#src/format/measures.ts';
import { counted } from '#src/format/words.ts';

const awnings = families.filter(({ product }) => product === 'toldos');
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

/** All types of awnings, and how to choose one. */
export const Awnings = () => (
  <ProductIndex
    product="toldos"
    lead="Sombra donde hace falta y cuando hace falta: en la terraza, el balcón o la entrada de tu negocio, hecha a tu medida."
    goals={goals}
    families={{
      title: 'Cuatro tipos de toldo',
      one: 'Tipo',
      linksTitle: 'Modelos',
      linksInto: ({ id }) => modelsOf(id).map((model) => ({ name: model.name, to: modelHref(model) })),
      factsOf: ({ id }) => counted(modelsOf(id).length, 'modelo', 'modelos'),
    }}
    comparison={{
      label: 'Comparación de los tipos de toldo',
      columns: [
        { name: 'Ancho hasta', of: (_, { widestMm }) => `${inMetres(widestMm)} m` },
        { name: 'Salida o caída hasta', of: (_, { longestMm }) => `${inMetres(longestMm)} m` },
        { name: 'Lluvia', of: ({ id }) => glance[id]?.[0] },
        { name: 'Se mueve con', of: ({ id }) => glance[id]?.[1] },
      ],
    }}
    fabrics={{ title: 'De qué se hacen', linked: false }}
  >
    <Comparison product="toldos" />
    <Section id="catalogos" title="Catálogos de colores">
      <LinkList links={awnings.map((family) => ({ name: family.one, to: catalogHref(family) }))} />
    </Section>
    <Section id="medir" title="Cómo medir" lead="Con cinta de metal y alguien que te ayude a sostenerla.">
      <MeasuringGuides product="toldos" />
    </Section>
    <Section id="cuidado" title="Para que dure">
      <Care family="toldos-brazos-retractiles" weave={null} />
    </Section>
    <Section id="preguntas" title="Lo que nos preguntan">
      <Questions questions={awningQuestions} />
    </Section>
    <NextLinks title="Tu terraza, con precio">
      Con el ancho y la salida te decimos el precio con IVA. El muro y el anclaje los revisamos al tomar
      medidas.
    </NextLinks>
  </ProductIndex>
);
