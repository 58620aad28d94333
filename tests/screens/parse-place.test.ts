import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlace } from '#src/screens/panel/usuarios/place/parse-place.ts';
import { sayPlace } from '#src/screens/panel/usuarios/place/written-place.ts';
import type { Place } from '#src/ui/map/place.ts';
import { RUNS } from '#tests/support/runs.ts';

const read = (text: string): string => {
  const reading = parsePlace(text);
  return reading.kind === 'place' ? sayPlace(reading.place) : reading.kind;
};

const MONTERREY = '25.68, -100.31';

describe('a pasted place', () => {
  it.for([
    '25.68,-100.31',
    '  25.68 , -100.31  ',
    '25.68 -100.31',
    '25.68;-100.31',
    '25.68; -100.31',
    '(25.68, -100.31)',
    '[25.68, -100.31]',
    '25.68\t-100.31',
    '25.68/-100.31',
    '+25.68, \u2212100.31',
    '25.68 N, 100.31 O',
    '25.68 N, 100.31 W',
    '25.68n 100.31w',
    'N 25.68, W 100.31',
    'N25.68 O100.31',
    '100.31 O, 25.68 N',
    '25.68° N, 100.31° W',
    '25.68 Norte, 100.31 Oeste',
    '25.68 north 100.31 west',
    'lat: 25.68, lng: -100.31',
    'Latitud 25.68 Longitud -100.31',
    'lng=-100.31 lat=25.68',
    '{"lat":25.68,"lng":-100.31}',
    'Latitud: 25.68 N, longitud: 100.31 O',
    '25,68; -100,31',
    '25,68 -100,31',
    '25,68, -100,31',
    '25,68,-100,31',
    '25,68 N; 100,31 O',
    `25°40'48" N, 100°18'36" O`,
    `25° 40' 48" N 100° 18' 36" W`,
    '25°40′48″N 100°18′36″W',
    '25º40’48”N, 100º18’36”O',
    `25°40'48''N 100°18'36''O`,
    `25°40.8' N, 100°18.6' O`,
    `N 25° 40.8', W 100° 18.6'`,
    `25°40'48", -100°18'36"`,
    '25 40 48 N, 100 18 36 W',
    '25 40 48 -100 18 36',
    '25 40.8 N, 100 18.6 O',
    '@25.68,-100.31,17z',
    '25.68,-100.31,17z',
    '25.68, -100.31, 15.5z',
    '/@25.68,-100.31,17z',
    'maps/@25.68,-100.31,350m/data=!3m1',
    'Coordenadas: 25.68, -100.31',
    'Mi ubicación es 25.68, -100.31.',
    'Ubicación: Lat: 25.68, Lng: -100.31',
    'Rollux Monterrey (lat: 25.68, lng: -100.31)',
    'Latitud de la tienda: 25.68, longitud: -100.31',
    '25.68, -100.31 Monterrey, N.L.',
  ])('%s is read', (text) => {
    expect(read(text)).toBe(MONTERREY);
  });

  it.for([
    'https://www.google.com/maps/@25.68,-100.31,15z',
    'https://www.google.com.mx/maps/@25.68,-100.31,15z?hl=es',
    'https://www.google.com/maps/place/Rollux/@20.1,-99.2,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d25.68!4d-100.31',
    'https://www.google.com/maps/dir/19.4,-99.1/25.68,-100.31/@22,-99,7z',
    'https://www.google.com/maps/place/25.68,-100.31',
    'https://www.google.com/maps/dir//Rollux+Monterrey/@20.0,-101.0,7z/data=!3m1!4b1!4m5!4m4!1m1!4e2!1m2!2m1!1d-100.31!2d25.68',
    'https://www.google.com/maps/dir/19.43,-99.13/Rollux/@20,-101,7z/data=!4m8!4m7!1m0!1m5!1m1!1s0x0:0x0!2m2!1d-100.31!2d25.68!3e0',
    `https://www.google.com/maps/place/25°40'48"N+100°18'36"W/@19.43,-99.14,17z`,
    'https://www.google.com/maps/search/25.68,+-100.31?entry=tts',
    'https://www.google.com/maps?q=25.68,-100.31',
    'https://maps.google.com/?q=loc:25.68,-100.31',
    'https://www.google.com/maps/search/?api=1&query=25.68%2C-100.31',
    'https://www.google.com/maps/dir/?api=1&destination=25.68,-100.31',
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d14383.1!2d-100.31!3d25.68!2m3!1f0',
    'https://maps.apple.com/?ll=25.68,-100.31&q=Rollux',
    'https://maps.apple.com/?q=25.68,-100.31',
    'https://maps.apple.com/place?coordinate=25.68,-100.31&name=Rollux',
    'https://www.openstreetmap.org/#map=15/25.68/-100.31',
    'https://www.openstreetmap.org/?mlat=25.68&mlon=-100.31#map=15/20.1/-99.2',
    'https://waze.com/ul?ll=25.68%2C-100.31&navigate=yes',
    'https://www.waze.com/live-map/directions?to=ll.25.68%2C-100.31',
    'geo:25.68,-100.31?z=15',
    'www.google.com/maps/@25.68,-100.31,15z',
    'Mi negocio: https://maps.google.com/?q=25.68,-100.31 (entrada por atrás)',
  ])('%s is read', (text) => {
    expect(read(text)).toBe(MONTERREY);
  });

  it.for([
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['https://maps.app.goo.gl/abc123', 'short-link'],
    ['maps.app.goo.gl/abc123', 'short-link'],
    ['https://goo.gl/maps/abc123', 'short-link'],
    ['https://waze.com/ul/h9u8abcdef', 'short-link'],
    ['https://maps.apple/p/abc', 'short-link'],
    ['https://www.google.com/maps/place/Monterrey', 'link'],
    ['https://www.google.com/maps/dir/19.43,-99.13/Guadalajara/@20,-101,7z', 'link'],
    ['https://www.rollux.mx', 'link'],
    ['Monterrey', 'unreadable'],
    ['25.68', 'unreadable'],
    ['25.68, -100.31, 15', 'unreadable'],
    ['25.68 N, 100.31 N', 'unreadable'],
    [`25°75'00" N, 100°18'36" W`, 'unreadable'],
    ['Av. Ruiz Cortines 2140, 64320', 'unreadable'],
    ['81 5550 1420', 'unreadable'],
    ['Calle 5 número 12', 'unreadable'],
    ['Zona Sur: 25.68, -100.31', 'unreadable'],
    ['Local 3, 25.68, -100.31', 'unreadable'],
    ['2140, 64320', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://www.google.com/maps?q=%E0%A4%A', 'link'],
  ])('%s is %s', ([text = '', kind]) => {
    expect(read(text)).toBe(kind);
  });

  it('keeps its numbers, even when swapped or without a sign', () => {
    expect(read('-100.31, 25.68')).toBe('-100.31, 25.68');
    expect(read('25.68, 100.31')).toBe('25.68, 100.31');
    expect(read('48.8584, 2.2945')).toBe('48.8584, 2.2945');
  });
});

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((steps) => steps / 10_000);
const anyPlace = fc.record({ lat: degrees(90), lng: degrees(180) });

const size = (number: number) => String(Math.abs(number));
const comma = (number: number) => number.toFixed(4).replace('.', ',');

function inSeconds(number: number): string {
  const seconds = Math.round(Math.abs(number) * 36_000) / 10;
  return `${String(Math.floor(seconds / 3600))}°${String(Math.floor((seconds % 3600) / 60))}'${(seconds % 60).toFixed(1)}"`;
}

/** The notations of a place that people and programs use. */
const notations: readonly ((place: Place) => string)[] = [
  ({ lat, lng }) => `${String(lat)},${String(lng)}`,
  ({ lat, lng }) => `(${String(lat)}; ${String(lng)})`,
  ({ lat, lng }) => `${size(lat)} ${lat < 0 ? 'S' : 'N'}, ${size(lng)} ${lng < 0 ? 'O' : 'E'}`,
  ({ lat, lng }) => `${lng < 0 ? 'W' : 'E'} ${size(lng)} ${lat < 0 ? 'S' : 'N'} ${size(lat)}`,
  ({ lat, lng }) => `${comma(lat)}; ${comma(lng)}`,
  ({ lat, lng }) => `${inSeconds(lat)} ${lat < 0 ? 'S' : 'N'} ${inSeconds(lng)} ${lng < 0 ? 'W' : 'E'}`,
  ({ lat, lng }) => `https://www.google.com/maps/@${String(lat)},${String(lng)},15z`,
  ({ lat, lng }) => `https://maps.apple.com/?ll=${encodeURIComponent(`${String(lat)},${String(lng)}`)}`,
  ({ lat, lng }) => `https://www.openstreetmap.org/#map=15/${String(lat)}/${String(lng)}`,
];

describe('any place', () => {
  it('is read from every notation', () => {
    fc.assert(
      fc.property(anyPlace, fc.constantFrom(...notations), (place, write) => {
        const text = write(place);
        const reading = parsePlace(text);
        expect(reading.kind, text).toBe('place');
        if (reading.kind !== 'place') return;
        expect(Math.abs(reading.place.lat - place.lat), text).toBeLessThan(0.0002);
        expect(Math.abs(reading.place.lng - place.lng), text).toBeLessThan(0.0002);
      }),
      { numRuns: RUNS },
    );
  });

  it('is a pair of degrees, whatever the text', () => {
    const fragments = fc.array(
      fc.oneof(
        fc.constantFrom(
          '25.68',
          '-100,31',
          ',',
          ';',
          ' ',
          '°',
          "'",
          '"',
          'N',
          'O',
          'lat',
          '@',
          '!3d',
          '/',
          '#map=',
          '?q=',
        ),
        fc.string({ unit: 'binary', maxLength: 8 }),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fragments.map((all) => all.join('')),
        ),
        (text) => {
          const reading = parsePlace(text);
          if (reading.kind !== 'place') return;
          expect(Math.abs(reading.place.lat)).toBeLessThan(1000);
          expect(Math.abs(reading.place.lng)).toBeLessThan(1000);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
