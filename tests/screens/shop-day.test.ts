import { expect, test } from 'vitest';
import { openingsIn } from '#src/config/opening-hours.ts';
import { dayHoursText, momentAt, openText } from '#src/screens/storefront/contacto/shop-day.ts';

const openings = openingsIn([
  { days: 'Lunes a viernes', time: '9:00 a 18:30' },
  { days: 'Sábado', time: '9:00 a 14:00' },
]);

const at = (day: number, hour: number, minute = 0) => ({ day, minute: hour * 60 + minute });

test.each([
  ['while it is open', at(0, 9), 'Abierto ahora, hasta las 18:30'],
  ['before it opens', at(5, 8, 59), 'Cerrado ahora: abre hoy a las 9:00'],
  ['when it has just closed', at(4, 18, 30), 'Cerrado ahora: abre mañana a las 9:00'],
  ['before a day without hours', at(5, 14), 'Cerrado ahora: abre el lunes a las 9:00'],
])('the shop says %s until or from when it is open', (_, moment, words) => {
  expect(openText(openings, moment)).toBe(words);
});

test('a shop whose hours are no hours says nothing', () => {
  expect(openText(openingsIn([{ days: 'Con cita', time: 'Llámanos' }]), at(0, 9))).toBeNull();
});

test('the hours of a day are named, or that it is closed', () => {
  expect(dayHoursText(openings, 2)).toBe('Hoy, miércoles: de 9:00 a 18:30');
  expect(dayHoursText(openings, 6)).toBe('Hoy, domingo: cerrado');
});

test('it is the time of the shop that counts, wherever the visitor is', () => {
  // A Monday at 0:15 in Monterrey, and still Sunday in Tijuana.
  const now = Date.parse('2026-11-30T06:15:00Z');
  expect(momentAt(now, 'America/Monterrey')).toEqual(at(0, 0, 15));
  expect(momentAt(now, 'America/Tijuana')).toEqual(at(6, 22, 15));
});
