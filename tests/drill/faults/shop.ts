import { faultsIn } from '../fault.ts';

/** Faults in the features of the shop's pages, and in the windows that are quoted there. */
export const shopFaults = faultsIn('src/features', [
  {
    name: 'A striped fabric is found by one of its two colours only',
    file: 'src/features/catalog/colour-families.ts',
    find: `[familyOf(hex), familyOf(stripe)]`,
    replace: `[familyOf(hex)]`,
  },
  {
    name: 'A product is among those that resemble it',
    file: 'src/features/details/page/related.ts',
    find: `other.slug !== variant.slug`,
    replace: `other.slug !== ''`,
  },
  {
    name: 'A heart is full where the product is no favourite',
    file: 'src/features/favourites/heart/heart-button.tsx',
    find: `aria-pressed={isFavourite}`,
    replace: `aria-pressed={!isFavourite}`,
  },
  {
    name: 'A customer reads that an order is on its way when it is ready',
    file: 'src/features/order-facts/stage-names.ts',
    find: `listo: { workshop: 7, customer: 3 }`,
    replace: `listo: { workshop: 7, customer: 4 }`,
  },
  {
    name: 'The price of a product at a size is that of its most expensive control',
    file: 'src/features/product/price-at.ts',
    find: `const [quote] = quotesAt(variant, size)`,
    replace: `const quote = quotesAt(variant, size).at(-1)`,
  },
  {
    name: 'A link to the quoter exchanges width and height',
    file: 'src/features/product/addresses.ts',
    find: `{ ancho: inCm(size.widthMm), alto: inCm(size.heightMm) }`,
    replace: `{ ancho: inCm(size.heightMm), alto: inCm(size.widthMm) }`,
  },
  {
    name: 'Slats of wood are cared for as if they were of aluminium',
    file: 'src/features/advice/care.tsx',
    find: `if (weave === 'madera') return`,
    replace: `if (weave === 'aluminio') return`,
  },
  {
    name: 'A link to a question leads to none',
    file: 'src/features/advice/questions.tsx',
    find: `id={anchorOf(one)}`,
    replace: `id={one.question}`,
  },
  {
    name: 'A fifth product is compared, for which there is no room',
    file: 'src/features/comparison/address.ts',
    find: `MOST_COMPARED = 4`,
    replace: `MOST_COMPARED = 5`,
  },
  {
    name: 'A link to a comparison leads to the top of its page',
    file: 'src/features/comparison/address.ts',
    find: `#\${COMPARISON_ID}`,
    replace: ``,
  },
  {
    name: 'The side of a control is seen from the street',
    file: 'src/features/draft-windows/fitting.ts',
    find: `hangsInRecess(variant) ? 'visto desde`,
    replace: `!hangsInRecess(variant) ? 'visto desde`,
  },
  {
    name: 'The heights that were measured in a recess are its widths',
    file: 'src/features/draft-windows/read-measured.ts',
    find: `lengths(typed.heights, unit)`,
    replace: `lengths(typed.widths, unit)`,
  },
  {
    name: 'The fabrics of a family are listed under the name of one of its pieces',
    file: 'src/features/families/index/family-list.tsx',
    find: `{\`\${linksTitle}: \${family.name}\`}`,
    replace: `{\`\${linksTitle}: \${family.one}\`}`,
  },
  {
    name: 'An awning shades most when it is rolled up',
    file: 'src/features/families/stage/covered.ts',
    find: `isOut ? openness : 1 - openness`,
    replace: `isOut ? 1 - openness : openness`,
  },
  {
    name: 'The finder suggests what shows the room at night to who wants to hide it',
    file: 'src/features/finder/suggestions/find.ts',
    find: `!['screen', 'translucida', 'decorativa'].includes(weave)`,
    replace: `['screen', 'translucida', 'decorativa'].includes(weave)`,
  },
  {
    name: 'The finder suggests two blinds of three',
    file: 'src/features/finder/suggestions/find.ts',
    find: `const MOST = 3;`,
    replace: `const MOST = 2;`,
  },
  {
    name: 'The page of blinds says how awnings are measured',
    file: 'src/features/measuring/measuring-guides.tsx',
    find: `family.product === product ?`,
    replace: `family.product !== product ?`,
  },
  {
    name: 'A link to how a family is measured leads to none',
    file: 'src/features/measuring/measuring-guides.tsx',
    find: `id={measuringId(id)}`,
    replace: `id={id}`,
  },
  {
    name: 'A page does not name itself in its trail',
    file: 'src/features/shop-page/breadcrumbs.tsx',
    find: `<li aria-current="page">{here}</li>`,
    replace: `<li aria-current="page" />`,
  },
  {
    name: 'The link to the dealers leads to the quoter',
    file: 'src/features/shop-page/next-links.tsx',
    find: `to={href('dealers')}`,
    replace: `to={href('quoter')}`,
  },
  {
    name: 'A vertical awning has a height instead of a drop',
    file: 'src/features/window-words/piece-words.ts',
    find: `return drop;`,
    replace: `return height;`,
  },
  {
    name: 'The second window of a quote is called the first',
    file: 'src/features/window-words/piece-words.ts',
    find: `String(count + 1)`,
    replace: `String(count)`,
  },
]);
