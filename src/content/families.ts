import type { Family, FamilyId } from './schema/vocabulary.ts';

type Row = Omit<Family, 'slug'> & { readonly slug?: string };

const rows: readonly Row[] = [
  {
    id: 'enrollables',
    product: 'persianas',
    name: 'Enrollables',
    one: 'Persiana enrollable',
    sentence: 'Una sola tela que sube a un tubo: la persiana más limpia y la que más telas admite.',
    shape: 'enrollable',
  },
  {
    id: 'sheer-elegance',
    product: 'persianas',
    name: 'Sheer elegance',
    one: 'Persiana sheer elegance',
    sentence: 'Dos capas de franjas que se cruzan: tú decides cuánta luz y cuánta vista.',
    shape: 'sheer-elegance',
  },
  {
    id: 'romanas',
    product: 'persianas',
    name: 'Romanas',
    one: 'Persiana romana',
    sentence: 'Tela que sube en pliegues suaves, con la caída de una cortina y el orden de una persiana.',
    shape: 'romana',
  },
  {
    id: 'verticales',
    product: 'persianas',
    name: 'Verticales',
    one: 'Persiana vertical',
    sentence: 'Tiras que giran y se recorren, hechas para ventanales y puertas corredizas.',
    shape: 'vertical',
  },
  {
    id: 'panel-japones',
    product: 'persianas',
    name: 'Panel japonés',
    one: 'Panel japonés',
    sentence:
      'Paneles lisos que se deslizan uno detrás de otro, para claros grandes y para dividir espacios.',
    shape: 'panel-japones',
  },
  {
    id: 'horizontales',
    product: 'persianas',
    name: 'Horizontales',
    one: 'Persiana horizontal',
    sentence: 'Tablillas de aluminio, madera o PVC que giran para regular la luz al detalle.',
    shape: 'horizontal',
  },
  {
    id: 'toldos-brazos-retractiles',
    slug: 'brazos-retractiles',
    product: 'toldos',
    name: 'Brazos retráctiles',
    one: 'Toldo de brazos retráctiles',
    sentence: 'La lona sale sobre brazos plegables, sin postes que estorben en la terraza.',
    shape: 'toldo-brazos',
  },
  {
    id: 'toldos-verticales',
    slug: 'verticales',
    product: 'toldos',
    name: 'Verticales',
    one: 'Toldo vertical',
    sentence: 'Una lona que baja derecha y detiene el sol antes de que toque el vidrio.',
    shape: 'toldo-vertical',
  },
  {
    id: 'toldos-capotas',
    slug: 'capotas',
    product: 'toldos',
    name: 'Capotas',
    one: 'Toldo capota',
    sentence: 'Un arco de lona que viste la ventana o la entrada y la cuida de la lluvia.',
    shape: 'capota',
  },
  {
    id: 'toldos-pergolas',
    slug: 'pergolas',
    product: 'toldos',
    name: 'Pérgolas',
    one: 'Pérgola',
    sentence: 'Un techo que se recoge sobre una estructura de aluminio, con sol o con lluvia.',
    shape: 'pergola',
  },
];

/** Every family, in the order in which they are shown. An address has its id, less the word for its product. */
export const families: readonly Family[] = rows.map((row) => ({ slug: row.id, ...row }));

/** The family of an id. */
export function familyOf(id: FamilyId): Family {
  const family = families.find((one) => one.id === id);
  if (family === undefined) throw new Error(`no family ${id}`);
  return family;
}

/** Whether it can be mounted inside a recess: blinds and drop awnings can, awnings that project from a wall cannot. */
export function hangsInRecess({ family }: { readonly family: FamilyId }): boolean {
  const { product, shape } = familyOf(family);
  return product === 'persianas' || shape === 'toldo-vertical';
}
