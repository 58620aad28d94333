import type { Variant } from '../schema/variant.ts';

/** Whether a variant is a roof of louvres: they turn, and stay out in any weather. */
export const isLouvred = ({ family, weave }: Pick<Variant, 'family' | 'weave'>): boolean =>
  family === 'toldos-pergolas' && weave === 'aluminio';
