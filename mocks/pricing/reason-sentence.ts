import { MOST_PIECES } from '#src/quoting/most-pieces.ts';
import type { Reason } from '#src/quoting/reasons/reasons.ts';
import { inMetres, inNewtonMetres, inSquareMetres } from './format.ts';

const fieldSentences: Readonly<Record<string, string>> = {
  widthMm: 'El ancho no sirve: va de 1 mm a 20 m, en milímetros enteros.',
  heightMm: 'El alto no sirve: va de 1 mm a 20 m, en milímetros enteros.',
  quantity: `La cantidad va de 1 a ${String(MOST_PIECES)} piezas.`,
};

const choices = {
  control: 'Este control',
  motor: 'Este motor',
  gallery: 'Esta galería',
  extra: 'Este extra',
  remote: 'Este control remoto',
} as const;

/** Returns a sentence that explains why a line cannot be made. */
export function reasonSentence(reason: Reason): string {
  switch (reason.code) {
    case 'bad-value':
      return fieldSentences[reason.field] ?? 'Una de las opciones no se entiende.';
    case 'unknown-choice':
      return `${choices[reason.choice]} no se pone en este producto.`;
    case 'too-narrow':
      return `Pide por lo menos ${inMetres(reason.limitMm)} de ancho.`;
    case 'too-wide':
      return `Se hace hasta de ${inMetres(reason.limitMm)} de ancho.`;
    case 'too-short':
      return `Pide por lo menos ${inMetres(reason.limitMm)} de alto.`;
    case 'too-tall':
      return `Se hace hasta de ${inMetres(reason.limitMm)} de alto.`;
    case 'too-large':
      return `Se hace hasta de ${inSquareMetres(reason.limitMm2)}.`;
    case 'projection-not-made':
      return 'Esta salida no se hace.';
    case 'too-narrow-for-projection':
      return `Con esta salida pide por lo menos ${inMetres(reason.limitMm)} de ancho.`;
    case 'too-wide-for-projection':
      return `Con esta salida se hace hasta de ${inMetres(reason.limitMm)} de ancho.`;
    case 'no-fabric':
      return 'Este producto no lleva tela que acomodar.';
    case 'roll-not-made':
      return `Esta tela no viene en rollo de ${inMetres(reason.rollMm)}.`;
    case 'wider-than-roll':
      return `Es más ancha que su rollo, de ${inMetres(reason.rollMm)}.`;
    case 'cannot-rotate':
      return 'Esta tela no se puede poner en horizontal.';
    case 'too-tall-to-rotate':
      return `En horizontal, esta tela llega hasta ${inMetres(reason.limitMm)} de alto.`;
    case 'cannot-join':
      return 'Esta tela no se puede unir.';
    case 'nothing-to-join':
      return 'En este alto no hace falta unir la tela.';
    case 'too-many-pieces':
      return `Se unirían ${String(reason.pieces)} lienzos y se unen hasta ${String(reason.most)}.`;
    case 'too-many-cloths':
      return `Se divide hasta en ${String(reason.most)} lienzos.`;
    case 'cloths-too-narrow':
      return `Cada lienzo necesita por lo menos ${inMetres(reason.limitMm)} de ancho.`;
    case 'no-tube':
      return `Su tubo más grueso llega hasta ${inMetres(reason.limitMm)} de ancho.`;
    case 'motor-too-weak':
      return `Harían falta ${inNewtonMetres(reason.neededMNm)} y el motor da ${inNewtonMetres(reason.torqueMNm)}.`;
    case 'needs-motor':
      return 'Eligió algo que solo va con motor.';
    case 'needs-control':
      return 'Un extra no va con este mecanismo.';
    case 'other-system':
      return 'El control remoto es de otro sistema que el motor.';
    case 'gallery-too-long':
      return `Esta galería llega hasta ${inMetres(reason.limitMm)}.`;
    case 'past-grid':
      return `La lista de precios llega hasta ${inMetres(reason.limitMm)} de ${reason.side === 'width' ? 'ancho' : 'alto'}.`;
    case 'outside-table':
    case 'not-made-at-size':
      return 'No se hace en esta medida.';
    case 'not-in-price-list':
      return 'Algo de lo que lleva ya no está en la lista de precios.';
  }
}
