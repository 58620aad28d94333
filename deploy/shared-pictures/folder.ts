import { join } from 'node:path';

/** Where the pictures of shared links are: one JPEG a variant, named like it. */
export const PICTURES = join(import.meta.dirname, 'pictures');
