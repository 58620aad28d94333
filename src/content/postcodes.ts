/** First and last two digits of a postcode, and the state in which they lie. */
type Range = readonly [from: number, to: number, state: string];

const ranges: readonly Range[] = [
  [1, 16, 'Ciudad de México'],
  [20, 20, 'Aguascalientes'],
  [21, 22, 'Baja California'],
  [23, 23, 'Baja California Sur'],
  [24, 24, 'Campeche'],
  [25, 27, 'Coahuila de Zaragoza'],
  [28, 28, 'Colima'],
  [29, 30, 'Chiapas'],
  [31, 33, 'Chihuahua'],
  [34, 35, 'Durango'],
  [36, 38, 'Guanajuato'],
  [39, 41, 'Guerrero'],
  [42, 43, 'Hidalgo'],
  [44, 49, 'Jalisco'],
  [50, 57, 'México'],
  [58, 61, 'Michoacán de Ocampo'],
  [62, 62, 'Morelos'],
  [63, 63, 'Nayarit'],
  [64, 67, 'Nuevo León'],
  [68, 71, 'Oaxaca'],
  [72, 75, 'Puebla'],
  [76, 76, 'Querétaro'],
  [77, 77, 'Quintana Roo'],
  [78, 79, 'San Luis Potosí'],
  [80, 82, 'Sinaloa'],
  [83, 85, 'Sonora'],
  [86, 86, 'Tabasco'],
  [87, 89, 'Tamaulipas'],
  [90, 90, 'Tlaxcala'],
  [91, 96, 'Veracruz de Ignacio de la Llave'],
  [97, 97, 'Yucatán'],
  [98, 99, 'Zacatecas'],
];

/** The state of a postcode of five digits, named as in `stateCapitals`; null when no state has such a code. */
export function stateOfPostcode(postcode: string): string | null {
  if (!/^\d{5}$/.test(postcode)) return null;
  const start = Number(postcode.slice(0, 2));
  return ranges.find(([from, to]) => from <= start && start <= to)?.[2] ?? null;
}
