import { useLocation, useNavigate } from 'react-router-dom';
import { withQuiet } from '#src/browser/quiet-state.ts';
import { useInBrowser } from '#src/browser/use-in-browser.ts';
import { AS_LIST, SHEET_PARAM } from '../draft/address-params.ts';

interface HouseSheet {
  readonly isSheet: boolean;
  /** Whether the address asks for a list instead of a sheet to type into. */
  readonly isList: boolean;
  readonly closeSheet: () => void;
}

/** Whether the address opens the sheet of measures or a list, and how to close it. */
export function useHouseSheet(): HouseSheet {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isSheet = useInBrowser(() => query.has(SHEET_PARAM), false);
  return {
    isSheet,
    isList: query.get(SHEET_PARAM) === AS_LIST,
    closeSheet: () => {
      query.delete(SHEET_PARAM);
      void navigate(
        { search: query.toString(), hash },
        { replace: true, state: withQuiet(state), preventScrollReset: true },
      );
    },
  };
}
