import { href } from '#src/config/routes.ts';
import { entriesOf } from '#src/content/entries.ts';
import { fabricTypesIn } from '#src/content/find/variants.ts';
import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import { questions } from '#src/content/texts/questions.ts';
import { Questions } from '#src/features/advice/questions.tsx';
import { Comparison } from '#src/features/comparison/comparison.tsx';
import { ProductIndex } from '#src/features/families/product-index.tsx';
import { Favourites } from '#src/features/favourites/favourites.tsx';
import { Finder } from '#src/features/finder/finder.tsx';
import { Measuring } from '#src/features/measuring/measuring.tsx';
import { catalogHref } from '#src/features/product/addresses.ts';
import { familyFacts } from '#src/features/product/family-facts.ts';
import { NextLinks } from '#src/features/shop-page/next-links.tsx';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { inMetres } from '#src/format/measures.ts';
import { counted } from '#src/format/words.ts';

const goals = [
  {
    name: 'Dormir a oscuras',
    answer: 'Blackout: no pasa la luz.',
    to: href('fabrics', { type: 'blackout' }),
  },
  {
    name: 'Quitar el sol sin perder la vista',
    answer: 'Screen: filtra el reflejo y deja ver.',
    to: href('fabrics', { type: 'screen' }),
  },
  {
    name: 'Luz suave y privacidad',
    answer: 'Traslúcidas: entra la luz y la mirada no.',
    to: href('fabrics', { type: 'traslucidas' }),
  },
  {
    name: 'Regular la luz a cada hora',
    answer: 'Sheer elegance: franjas que se cruzan.',
    to: href('catalog', { product: 'persianas', tipo: 'sheer-elegance' }),
  },
  {
    name: 'Cubrir un ventanal o una puerta',
    answer: 'Verticales y panel japonés, de lado a lado.',
    to: href('catalog', { product: 'persianas', tipo: 'verticales' }),
  },
  {
    name: 'Una cocina o un baño',
    answer: 'PVC: agua, jabón y listo.',
    to: href('fabrics', { type: 'pvc' }),
  },
];

/** Light and motor of each family, for the comparison. */
const glance: Readonly<Partial<Record<FamilyId, readonly [light: string, motor: string]>>> = {
  enrollables: ['De oscuridad total a vista libre, según la tela', 'Sí'],
  'sheer-elegance': ['Se regula cruzando franjas', 'Sí'],
  romanas: ['Suave o a oscuras, según el forro', 'Sí'],
  verticales: ['Se regula girando las tiras', 'Sí, en el riel'],
  'panel-japones': ['Pareja, según la tela', 'Sí, en el riel'],
  horizontales: ['Se regula girando las tablillas', 'En tablillas anchas'],
};

/** All families of blinds, and how to choose one. */
export const Blinds = () => (
  <ProductIndex
    product="persianas"
    lead="Seis maneras de cubrir una ventana, cortadas a tu medida. Empieza por lo que quieres lograr; la tela y el color vienen después."
    goals={goals}
    families={{
      title: 'Las seis familias',
      one: 'Familia',
      linksTitle: 'Telas',
      linksInto: (family) =>
        fabricTypesIn(entriesOf(family.id)).map(({ id, name }) => ({ name, to: catalogHref(family, id) })),
      factsOf: ({ id }) => counted(familyFacts[id].colours, 'color', 'colores'),
    }}
    comparison={{
      label: 'Comparación de las familias',
      columns: [
        { name: 'Luz', of: ({ id }) => glance[id]?.[0] },
        {
          name: 'Hasta',
          of: (_, { widestMm, longestMm }) =>
            `${inMetres(widestMm)} m de ancho y ${inMetres(longestMm)} m de alto`,
        },
        { name: 'Motor', of: ({ id }) => glance[id]?.[1] },
      ],
    }}
    fabrics={{
      title: 'La tela decide la luz',
      lead: 'Mira cada una de día y de noche antes de elegir.',
      linked: true,
    }}
    help={
      <Section
        id="te-ayudamos"
        title="Te ayudamos a elegir"
        lead="Cuatro preguntas, tres persianas y el porqué de cada una."
      >
        <Finder />
      </Section>
    }
  >
    <Favourites />
    <Comparison product="persianas" />
    <Section
      folded
      id="medir"
      title="Cómo medir"
      lead="Cinco minutos, una cinta de metal y estos cuatro pasos."
    >
      <Measuring />
    </Section>
    <Section id="preguntas" title="Antes de pedir">
      <Questions questions={questions} />
    </Section>
    <NextLinks title="Tu ventana, con precio">
      Mide el ancho y el alto: en menos de un minuto tienes el precio con IVA de cualquiera de estas.
    </NextLinks>
  </ProductIndex>
);
