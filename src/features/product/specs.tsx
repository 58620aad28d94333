import { familyOf } from '#src/content/families.ts';
import { rooms } from '#src/content/rooms.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import type { Spec } from '#src/features/shop-page/spec-list.tsx';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sayWithChildren } from '#src/features/window-words/safety-texts.ts';
import { inCm, inMetres, inSquareMetres, rangeInCm } from '#src/format/measures.ts';
import { inNumber } from '#src/format/numbers.ts';
import { capital, counted, listed, small } from '#src/format/words.ts';
import { controlName, galleryName } from './control-names.ts';

function sizes({ family, product: { limits, projections } }: Variant): readonly Spec[] {
  const { minWidthMm, maxWidthMm, minHeightMm, maxHeightMm, maxAreaMm2 } = limits;
  return [
    { name: 'Ancho', value: rangeInCm(minWidthMm, maxWidthMm) },
    projections === undefined
      ? { name: secondMeasure(family).label, value: rangeInCm(minHeightMm, maxHeightMm) }
      : {
          name: 'Salida',
          value: `${listed(projections.map(({ projectionMm }) => inCm(projectionMm)))} cm`,
        },
    ...(maxAreaMm2 === undefined
      ? []
      : [{ name: 'Superficie', value: `Hasta ${inSquareMetres(maxAreaMm2)} en una pieza` }]),
  ];
}

/** The specifications of a variant, those asked for most first. */
export function specsOf(variant: Variant, colour: Colour): readonly Spec[] {
  const { composition, opennessPercent, gramsPerM2, rollWidthsMm, care, warrantyYears, product } = variant;
  const { controls, galleries } = product;
  const withChildren =
    familyOf(variant.family).product === 'persianas'
      ? sayWithChildren(
          controls.map(({ id }) => id),
          controlName,
        )
      : null;
  return [
    { name: 'Código', value: colour.code },
    { name: 'Composición', value: composition },
    ...(opennessPercent === null || opennessPercent === 0
      ? []
      : [{ name: 'Apertura', value: `${String(opennessPercent)} % del tejido` }]),
    { name: 'Peso', value: `${inNumber(gramsPerM2)} g/m²` },
    ...(rollWidthsMm.length === 0
      ? []
      : [{ name: 'Ancho de rollo', value: `${listed(rollWidthsMm.map(inMetres))} m` }]),
    ...sizes(variant),
    {
      name: 'Cómo se mueve',
      value: (
        <ul>
          {controls.map(({ id, limits }) => (
            <li key={id}>
              {`${capital(controlName(id))}, hasta ${inMetres(limits.maxWidthMm)} m de ancho o ${inMetres(limits.maxHeightMm)} m de ${secondMeasure(variant.family).name}`}
            </li>
          ))}
        </ul>
      ),
    },
    ...(withChildren === null ? [] : [{ name: 'Con niños en casa', value: withChildren }]),
    ...(galleries.length === 0
      ? []
      : [{ name: 'Arriba lleva', value: `${capital(listed(galleries.map(({ id }) => galleryName(id))))}.` }]),
    { name: 'Luce en', value: `${capital(listed(variant.rooms.map((room) => small(rooms[room]))))}.` },
    { name: 'Cuidado', value: care },
    { name: 'Garantía', value: counted(warrantyYears, 'año', 'años') },
  ];
}
