import { slugify } from '../build/slugify.ts';

/** The id that a question has on its page: "¿Cuánto tarda?" is `cuanto-tarda`. */
export const anchorOf = ({ question }: { readonly question: string }): string => slugify(question);
