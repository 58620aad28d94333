import type { PhotoRefusal, QuadProblem, ReferenceKind } from '#machines/own-window/own-window.machine.ts';

interface Told {
  readonly title: string;
  readonly text: string;
}

/** Why a file was refused, and what to do. */
export const refusals: Readonly<Record<PhotoRefusal, Told>> = {
  type: { title: 'Ese archivo no es una foto.', text: 'Elige una foto JPG, PNG o WebP.' },
  heic: {
    title: 'Este navegador no puede abrir fotos HEIC.',
    text: 'En tu iPhone elige Ajustes, Cámara, Formatos, «El más compatible» y tómala otra vez; o compártela como JPG.',
  },
  unreadable: {
    title: 'No pudimos abrir esa foto.',
    text: 'Puede estar dañada o ser demasiado grande para este dispositivo. Prueba con otra, o con una captura de pantalla de ella.',
  },
  tiny: {
    title: 'Esa foto es muy chica.',
    text: 'Elige una de al menos 160 píxeles por lado, para que puedas marcar las esquinas.',
  },
};

/** What is wrong with marked corners. */
export const problems: Readonly<Record<QuadProblem, string>> = {
  bent: 'Así no se forma un rectángulo: pon un punto en cada esquina, sin que una quede entre las otras.',
  small: 'Los puntos están muy juntos: sepáralos hasta las cuatro esquinas.',
};

export const cornerNames = [
  'Esquina superior izquierda',
  'Esquina superior derecha',
  'Esquina inferior derecha',
  'Esquina inferior izquierda',
] as const;

export const referenceNames: Readonly<Record<ReferenceKind, string>> = {
  letter: 'Hoja carta',
  card: 'Tarjeta de banco',
};
