import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { waitingWords } from '../fixtures/words.ts';
import { savedQuote } from './quotes-samples.ts';

export const TIME_ZONE = 'America/Mexico_City';

/** Far in the future: nothing expires except by the walk's own clock. */
export const LAST_DAY = '2099-12-31';

/** A quote with the required fields only. */
const bareQuote: SavedQuote = {
  ...savedQuote,
  id: 'cotizacion-2',
  folio: 'C-1043',
  title: null,
  client: null,
  created_at: null,
  updated_at: null,
};

export const listed = {
  load: 'Actualizar',
  inputs: [{ name: 'Todas', value: {} }],
  answers: [
    { name: 'Una completa y una con lo mínimo', value: [savedQuote, bareQuote] },
    { name: 'Ninguna', value: [] },
  ],
};

export const waitingStates = (state: string, name: string) => ({
  [state]: name,
  [`${state}.brisk`]: waitingWords.brisk,
  [`${state}.slow`]: waitingWords.slow,
  [`${state}.endless`]: waitingWords.endless,
});
