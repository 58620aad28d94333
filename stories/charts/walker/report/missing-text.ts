import type { StepPicture } from '../../stage/stage-state.ts';
import { MOST_PICTURES } from '../../stage/step-pictures.ts';

const reasons = {
  next: 'Sin imagen: el paso siguiente llegó antes.',
  old: `Sin imagen: solo se guardan las de los últimos ${String(MOST_PICTURES)} pasos.`,
  failed: 'Sin imagen: no se pudo tomar.',
} as const;

/** Why a step has no picture, or not yet. */
export const missingText = (picture: StepPicture | undefined): string =>
  picture?.is === 'missing' ? reasons[picture.why] : 'La imagen todavía no está.';
