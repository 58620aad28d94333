import { useLocation, useNavigate } from 'react-router-dom';
import { withQuiet } from '#src/browser/quiet-state.ts';
import { useInBrowser } from '#src/browser/use-in-browser.ts';
import { SHEET_PARAM } from '../draft/address-params.ts';

/** Whether the address opens the sheet of measures, and how to close it. */
export function useHouseSheet(): { readonly isSheet: boolean; readonly closeSheet: () => void } {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isSheet = useInBrowser(() => query.has(SHEET_PARAM), false);
  return {
    isSheet,
    closeSheet: () => {
      query.delete(SHEET_PARAM);
      void navigate(
        { search: query.toString(), hash },
        { replace: true, state: withQuiet(state), preventScrollReset: true },
      );
    },
  };
}
