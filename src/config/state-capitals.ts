/** A federal state's capital and the position of its centre. */
export interface StateCapital {
  readonly state: string;
  /** Its everyday name. */
  readonly capital: string;
  /** Degrees north. */
  readonly lat: number;
  /** Degrees east; negative all over Mexico. */
  readonly lng: number;
}

/** The 32 capitals, in alphabetical order of their states. */
export const stateCapitals: readonly StateCapital[] = [
  { state: 'Aguascalientes', capital: 'Aguascalientes', lat: 21.8818, lng: -102.2916 },
  { state: 'Baja California', capital: 'Mexicali', lat: 32.6245, lng: -115.4523 },
  { state: 'Baja California Sur', capital: 'La Paz', lat: 24.1426, lng: -110.3128 },
  { state: 'Campeche', capital: 'Campeche', lat: 19.8301, lng: -90.5349 },
  { state: 'Chiapas', capital: 'Tuxtla Gutiérrez', lat: 16.7516, lng: -93.1161 },
  { state: 'Chihuahua', capital: 'Chihuahua', lat: 28.633, lng: -106.0691 },
  { state: 'Ciudad de México', capital: 'Ciudad de México', lat: 19.4326, lng: -99.1332 },
  { state: 'Coahuila de Zaragoza', capital: 'Saltillo', lat: 25.4232, lng: -101.0053 },
  { state: 'Colima', capital: 'Colima', lat: 19.2433, lng: -103.7247 },
  { state: 'Durango', capital: 'Durango', lat: 24.0277, lng: -104.6532 },
  { state: 'Guanajuato', capital: 'Guanajuato', lat: 21.019, lng: -101.2574 },
  { state: 'Guerrero', capital: 'Chilpancingo', lat: 17.5515, lng: -99.5006 },
  { state: 'Hidalgo', capital: 'Pachuca', lat: 20.1011, lng: -98.7591 },
  { state: 'Jalisco', capital: 'Guadalajara', lat: 20.6767, lng: -103.3475 },
  { state: 'México', capital: 'Toluca', lat: 19.2926, lng: -99.6568 },
  { state: 'Michoacán de Ocampo', capital: 'Morelia', lat: 19.706, lng: -101.195 },
  { state: 'Morelos', capital: 'Cuernavaca', lat: 18.9242, lng: -99.2216 },
  { state: 'Nayarit', capital: 'Tepic', lat: 21.5042, lng: -104.8946 },
  { state: 'Nuevo León', capital: 'Monterrey', lat: 25.6714, lng: -100.3085 },
  { state: 'Oaxaca', capital: 'Oaxaca', lat: 17.0732, lng: -96.7266 },
  { state: 'Puebla', capital: 'Puebla', lat: 19.0414, lng: -98.2063 },
  { state: 'Querétaro', capital: 'Querétaro', lat: 20.5888, lng: -100.3899 },
  { state: 'Quintana Roo', capital: 'Chetumal', lat: 18.5002, lng: -88.2961 },
  { state: 'San Luis Potosí', capital: 'San Luis Potosí', lat: 22.1565, lng: -100.9855 },
  { state: 'Sinaloa', capital: 'Culiacán', lat: 24.8091, lng: -107.394 },
  { state: 'Sonora', capital: 'Hermosillo', lat: 29.0729, lng: -110.9559 },
  { state: 'Tabasco', capital: 'Villahermosa', lat: 17.9895, lng: -92.9475 },
  { state: 'Tamaulipas', capital: 'Ciudad Victoria', lat: 23.7369, lng: -99.1411 },
  { state: 'Tlaxcala', capital: 'Tlaxcala', lat: 19.3139, lng: -98.2404 },
  { state: 'Veracruz de Ignacio de la Llave', capital: 'Xalapa', lat: 19.5438, lng: -96.9102 },
  { state: 'Yucatán', capital: 'Mérida', lat: 20.9674, lng: -89.5926 },
  { state: 'Zacatecas', capital: 'Zacatecas', lat: 22.7709, lng: -102.5832 },
];
