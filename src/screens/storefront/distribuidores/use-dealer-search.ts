import { useMemo } from 'react';
import type { Position } from '#machines/near-me/near-me.machine.ts';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { readPostcode } from '#src/reading/postcode.ts';
import { findDealers } from './find-dealers.ts';
import { placeOfMunicipality, placeOfPostcode } from './find-place.ts';

const NO_SEARCH = { buscar: '', estado: '', municipio: '', producto: '', distribuidor: '' } as const;

/**
 * The search in the address and what it finds.
 * @param own the person's own position; null when unknown
 */
export function useDealerSearch(dealers: readonly Dealer[], own: Position | null) {
  const query = useListQuery(NO_SEARCH);
  const isHydrated = useHydrated();
  // The prerendered page does not know the query of its address.
  const values = isHydrated ? query.values : NO_SEARCH;
  const { buscar: text, estado: state, municipio: municipality, producto: product } = values;
  const read = readPostcode(text);
  const postcode = 'postcode' in read ? read.postcode : null;
  const place = useMemo(() => {
    if (postcode !== null) return placeOfPostcode(postcode);
    return municipality === '' ? null : placeOfMunicipality(municipality, state, dealers);
  }, [dealers, postcode, state, municipality]);
  const from = place ?? own;
  const found = useMemo(() => {
    // Whoever names a place wants the nearest, also beyond the border of its state.
    const words = postcode === null ? text : '';
    return findDealers(dealers, { text: words, state: municipality === '' ? state : '', product }, from);
  }, [dealers, text, postcode, state, municipality, product, from]);
  return {
    values,
    isHydrated,
    page: query.page,
    change: query.change,
    clear: () => {
      query.change(NO_SEARCH);
    },
    isNarrowed: [text, state, product].some((value) => value !== ''),
    place,
    postcode,
    from,
    found,
  };
}

export type DealersSearch = ReturnType<typeof useDealerSearch>;
