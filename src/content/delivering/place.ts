import { stateOfPostcode } from '../postcodes.ts';

/** States to which the shop delivers alike. */
export interface Zone {
  readonly states: readonly string[];
  /** Working days from the workshop to the installed window. */
  readonly workingDays: number;
  /** For a whole order, with IVA; 0 where it is free. */
  readonly freightCentavos: number;
  /** Whether the shop installs there; elsewhere a dealer of the zone does. */
  readonly installs: boolean;
}

/** Where something is delivered. */
export interface DeliveryPlace {
  readonly postcode: string;
  readonly state: string;
  /** Null where the shop's table does not say how it delivers. */
  readonly zone: Zone | null;
}

/** What the shop's table says of a postcode; null without a postcode, and when no state has it. */
export function placeIn(zones: readonly Zone[], postcode: string | null): DeliveryPlace | null {
  const state = postcode === null ? null : stateOfPostcode(postcode);
  if (postcode === null || state === null) return null;
  return { postcode, state, zone: zones.find(({ states }) => states.includes(state)) ?? null };
}

/** Whether the shop may install there: not where its table says that a dealer does. */
export const installsIn = ({ zone }: DeliveryPlace): boolean => zone?.installs ?? true;
