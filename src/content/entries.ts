import type { Hex } from './schema/text.ts';
import type { FabricTypeId, FamilyId } from './schema/vocabulary.ts';

type Line<S extends string = string> = readonly [
  slug: S,
  name: string,
  fabricType: FabricTypeId,
  /** Its first colour. */
  hex: Hex,
  model?: string,
];

/** Every variant, in the order in which it is shown. A slug is part of addresses and orders, so it never changes. */
const lines = {
  enrollables: [
    ['blackout-lino', 'Blackout Lino', 'blackout', '#f4f1ea'],
    ['blackout-cielo', 'Blackout Cielo', 'blackout', '#22304f'],
    ['blackout-calma', 'Blackout Calma', 'blackout', '#f5f3ee'],
    ['blackout-sereno', 'Blackout Sereno', 'blackout', '#f1f1ee'],
    ['blackout-nana', 'Blackout Nana', 'blackout', '#f7f2e6'],
    ['blackout-obsidiana', 'Blackout Obsidiana', 'blackout', '#1f2022'],
    ['screen-1', 'Screen 1 %', 'screen', '#f3f3f0'],
    ['screen-1-sarga', 'Screen 1 % Sarga', 'screen', '#eeece6'],
    ['screen-3', 'Screen 3 %', 'screen', '#e9e7e2'],
    ['screen-3-petatillo', 'Screen 3 % Petatillo', 'screen', '#d8c59c'],
    ['screen-5', 'Screen 5 %', 'screen', '#e2d9c8'],
    ['screen-5-alba', 'Screen 5 % Alba', 'screen', '#edeae3'],
    ['screen-10', 'Screen 10 %', 'screen', '#f0f0ec'],
    ['traslucida-gasa', 'Traslúcida Gasa', 'traslucidas', '#f8f6f0'],
    ['traslucida-rocio', 'Traslúcida Rocío', 'traslucidas', '#f2f4f1'],
    ['traslucida-papel', 'Traslúcida Papel', 'traslucidas', '#f3ecdb'],
    ['traslucida-ixtle', 'Traslúcida Ixtle', 'traslucidas', '#ddcfb2'],
    ['decorativa-telar', 'Decorativa Telar', 'decorativas', '#eadfc0'],
    ['decorativa-enramada', 'Decorativa Enramada', 'decorativas', '#f5f1e4'],
    ['decorativa-rayuela', 'Decorativa Rayuela', 'decorativas', '#efece5'],
  ],
  'sheer-elegance': [
    ['sheer-natural', 'Sheer Natural', 'traslucidas', '#efe6d3'],
    ['sheer-madera', 'Sheer Madera', 'decorativas', '#71533a'],
    ['sheer-seda', 'Sheer Seda', 'traslucidas', '#ece8e1'],
    ['sheer-lino', 'Sheer Lino', 'traslucidas', '#f0ece2'],
    ['sheer-noche', 'Sheer Noche', 'blackout', '#f3f1eb'],
    ['sheer-brisa', 'Sheer Brisa', 'traslucidas', '#f5f5f2'],
  ],
  romanas: [
    ['romana-algodon', 'Romana Algodón', 'decorativas', '#e6dcc7'],
    ['romana-lino', 'Romana Lino', 'decorativas', '#d3c3a5'],
    ['romana-gasa', 'Romana Gasa', 'traslucidas', '#f8f7f2'],
    ['romana-noche', 'Romana Noche', 'blackout', '#ece5d6'],
    ['romana-yute', 'Romana Yute', 'decorativas', '#c5a877'],
    ['romana-telar', 'Romana Telar', 'decorativas', '#6f7f99'],
  ],
  verticales: [
    ['vertical-pvc', 'Vertical PVC', 'pvc', '#f3f3f1'],
    ['vertical-pvc-relieve', 'Vertical PVC Relieve', 'pvc', '#e9dfca'],
    ['vertical-tela', 'Vertical Tela', 'traslucidas', '#9ea3a6'],
    ['vertical-screen', 'Vertical Screen', 'screen', '#eeece6'],
    ['vertical-blackout', 'Vertical Blackout', 'blackout', '#efe9dc'],
  ],
  'panel-japones': [
    ['panel-lino', 'Panel Lino', 'traslucidas', '#ece4d3'],
    ['panel-screen', 'Panel Screen', 'screen', '#f0eee8'],
    ['panel-papel', 'Panel Papel', 'traslucidas', '#f6f3ea'],
    ['panel-noche', 'Panel Noche', 'blackout', '#f2f0ea'],
    ['panel-telar', 'Panel Telar', 'decorativas', '#c7b184'],
  ],
  horizontales: [
    ['aluminio-25-mm', 'Aluminio 25 mm', 'aluminio', '#bfc2c4'],
    ['aluminio-16-mm', 'Aluminio 16 mm', 'aluminio', '#f2f2ef'],
    ['aluminio-50-mm', 'Aluminio 50 mm', 'aluminio', '#efefec'],
    ['aluminio-25-mm-calado', 'Aluminio 25 mm Calado', 'aluminio', '#f3f3f1'],
    ['madera-50-mm', 'Madera 50 mm', 'madera', '#6b3524'],
    ['madera-35-mm', 'Madera 35 mm', 'madera', '#664732'],
    ['pvc-50-mm', 'PVC 50 mm', 'pvc', '#f7f7f5'],
  ],
  'toldos-brazos-retractiles': [
    ['oporto-acrilica', 'Oporto Acrílica', 'acrilica', '#f0ece0', 'oporto'],
    ['oporto-microperforada', 'Oporto Microperforada', 'microperforada', '#85888b', 'oporto'],
    ['sintra-acrilica', 'Sintra Acrílica', 'acrilica', '#f0ece0', 'sintra'],
    ['sintra-microperforada', 'Sintra Microperforada', 'microperforada', '#85888b', 'sintra'],
    ['cadiz-acrilica', 'Cádiz Acrílica', 'acrilica', '#f0ece0', 'cadiz'],
    ['cadiz-vinilica', 'Cádiz Vinílica', 'pvc', '#f5f4f0', 'cadiz'],
    ['genova-acrilica', 'Génova Acrílica', 'acrilica', '#f0ece0', 'genova'],
    ['genova-vinilica', 'Génova Vinílica', 'pvc', '#f5f4f0', 'genova'],
  ],
  'toldos-verticales': [
    ['lisboa-screen', 'Lisboa Screen', 'screen', '#efede7', 'lisboa'],
    ['lisboa-microperforada', 'Lisboa Microperforada', 'microperforada', '#85888b', 'lisboa'],
    ['tavira-screen', 'Tavira Screen', 'screen', '#efede7', 'tavira'],
    ['tavira-acrilica', 'Tavira Acrílica', 'acrilica', '#f0ece0', 'tavira'],
    ['evora-screen', 'Évora Screen', 'screen', '#efede7', 'evora'],
    ['evora-acrilica', 'Évora Acrílica', 'acrilica', '#f0ece0', 'evora'],
  ],
  'toldos-capotas': [
    ['ravello-acrilica', 'Ravello Acrílica', 'acrilica', '#f0ece0', 'ravello'],
    ['ravello-vinilica', 'Ravello Vinílica', 'pvc', '#f5f4f0', 'ravello'],
    ['capri-acrilica', 'Capri Acrílica', 'acrilica', '#f0ece0', 'capri'],
    ['capri-vinilica', 'Capri Vinílica', 'pvc', '#f5f4f0', 'capri'],
  ],
  'toldos-pergolas': [
    ['siena-vinilica', 'Siena Vinílica', 'pvc', '#f5f4f0', 'siena'],
    ['siena-acrilica', 'Siena Acrílica', 'acrilica', '#f0ece0', 'siena'],
    ['verona-aluminio', 'Verona Aluminio', 'aluminio', '#efeeea', 'verona'],
  ],
} as const satisfies Readonly<Record<FamilyId, readonly Line[]>>;

/** The slugs of a family's variants. */
export type SlugOf<F extends FamilyId> = (typeof lines)[F][number][0];

/** What a list shows of a variant, and what its addresses are made from. */
export interface Entry<S extends string = string> {
  readonly slug: S;
  readonly name: string;
  readonly family: FamilyId;
  readonly fabricType: FabricTypeId;
  /** Its first colour. */
  readonly hex: Hex;
  /** The awning's model. */
  readonly model?: string;
}

const table: { readonly [F in FamilyId]: readonly Line<SlugOf<F>>[] } = lines;

/** The variants of a family, in the order in which they are shown. */
export const entriesOf = <F extends FamilyId>(family: F): readonly Entry<SlugOf<F>>[] =>
  table[family].map(([slug, name, fabricType, hex, model]) => ({
    slug,
    name,
    family,
    fabricType,
    hex,
    ...(model === undefined ? {} : { model }),
  }));
