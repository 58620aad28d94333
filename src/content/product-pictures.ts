import * as z from 'zod/mini';
import table from './product-pictures.json' with { type: 'json' };

/** What `renders/product/make.py` made of a subject: an awning's cloth is white, and masks say where its colours belong. */
const Kind = z.enum(['awning', 'mechanism']);

/** All pictures, by the catalog's word; after the family's word where its picture is another one. */
export const productPictures = z.parse(z.record(z.string(), Kind), table);
