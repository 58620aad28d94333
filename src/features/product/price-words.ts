import type { SizePrice } from './price-from.ts';

/** Ids of the controls that are motors; tested against every product. */
const motors: readonly string[] = ['motor-electrico', 'motor-recargable', 'riel-motorizado', 'motor-toldo'];

export const isMotor = (control: string): boolean => motors.includes(control);

/** What a price includes that people would not expect: ", con motor y control remoto"; nothing of one moved by hand. */
export const withMotor = ({ control }: Pick<SizePrice, 'control'>): string =>
  isMotor(control) ? ', con motor y control remoto' : '';
