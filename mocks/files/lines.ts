import { inPesos } from '../pricing/format.ts';
import type { PricedFor } from '../pricing/price-windows.ts';
import { unitPrice } from '../pricing/unit-price.ts';
import { catalogItems, type CatalogItemRow } from '../rows/catalog-item.ts';
import type { FileRow } from '../rows/file.ts';
import type { PdfDocument } from './pdf.ts';

const CENTAVOS = 100;

/** "$774.25 / m²"; in a promotion, the price of the list and the price of the promotion. */
function amountOf({ priced_as, unit }: CatalogItemRow, share: number, prices: PricedFor): string {
  const { price } = unitPrice(priced_as, prices);
  if (price === null) return 'por medida';
  const listed = Math.round(price * CENTAVOS);
  const amount = `${inPesos(Math.round(listed * share))} / ${unit}`;
  return share === 1 ? amount : `de ${inPesos(listed)} a ${amount}`;
}

/** Whose prices they are. */
function whose({ buyer }: PricedFor): string {
  return buyer.kind === 'public'
    ? 'Precio al público, con IVA'
    : `Tu precio de distribuidor (${buyer.tier.id}), sin IVA`;
}

/** A document of the download pages with the prices of the person who opens it. */
export function documentFor(file: FileRow, prices: PricedFor): PdfDocument {
  const { name: title, version, families, share } = file;
  const items = catalogItems.all().filter(({ family }) => families.includes(family));
  return share === null
    ? {
        title,
        subtitle: version ?? '',
        lines: items.map(({ name, family }) => ({ text: name, amount: family })),
      }
    : {
        title,
        subtitle: `${version === null ? '' : `${version}. `}${whose(prices)}${share === 1 ? '' : '; escribe la promoción en las notas de tu orden y la descontamos al confirmarla'}`,
        lines: items.map((item) => ({
          text: `${item.code}  ${item.name}`,
          amount: amountOf(item, share, prices),
        })),
      };
}
