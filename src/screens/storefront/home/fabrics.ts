/** A fabric that the window can show. */
interface Fabric {
  readonly variant: string;
  readonly color: string;
  readonly name: string;
  readonly hex: string;
  /** Share of the view that it covers, from 0 to 1. */
  readonly solid: number;
  /** How much it glows by day, from 0 to 1. */
  readonly glow: number;
}

/**
 * Fabrics of the window, the first one shown first. Copied from the catalog, which is too large for this page; a test
 * compares them.
 */
export const fabrics: readonly [Fabric, ...Fabric[]] = [
  {
    variant: 'screen-5',
    color: 'blanco-lino',
    name: 'Screen 5 %, Blanco Lino',
    hex: '#e2d9c8',
    solid: 0.82,
    glow: 0.5,
  },
  {
    variant: 'screen-10',
    color: 'carbon',
    name: 'Screen 10 %, Carbón',
    hex: '#3a3c3f',
    solid: 0.72,
    glow: 0.06,
  },
  {
    variant: 'traslucida-gasa',
    color: 'miel',
    name: 'Traslúcida Gasa, Miel',
    hex: '#ddbd86',
    solid: 0.94,
    glow: 0.62,
  },
  {
    variant: 'blackout-cielo',
    color: 'terracota',
    name: 'Blackout Cielo, Terracota',
    hex: '#a9573b',
    solid: 1,
    glow: 0,
  },
  {
    variant: 'blackout-cielo',
    color: 'verde-sierra',
    name: 'Blackout Cielo, Verde Sierra',
    hex: '#4b6050',
    solid: 1,
    glow: 0,
  },
];
