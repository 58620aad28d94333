import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#src/page/use-hydrated.ts';
import { withQuiet } from '#src/page/quiet-state.ts';
import { SHEET_PARAM } from '../address-params.ts';

/** Whether the address opens the sheet of measures, and how to close it. */
export function useHouseSheet(): { readonly isSheet: boolean; readonly closeSheet: () => void } {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  return {
    // The prerendered page does not know the query of its address.
    isSheet: useHydrated() && query.has(SHEET_PARAM),
    closeSheet: () => {
      query.delete(SHEET_PARAM);
      void navigate(
        { search: query.toString(), hash },
        { replace: true, state: withQuiet(state), preventScrollReset: true },
      );
    },
  };
}
