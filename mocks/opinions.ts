import { daysAfter, today } from './today.ts';

/** Opinions of the demo; each says that it is an example, because nobody wrote it. */
const rows: readonly (readonly [
  variant: string,
  color: string,
  rating: number,
  city: string,
  daysAgo: number,
  text: string,
])[] = [
  ['screen-5', 'arena', 5, 'Monterrey', 21, 'quita el reflejo de la pantalla y sigo viendo el jardín.'],
  ['screen-5', 'blanco-lino', 4, 'Guadalajara', 48, 'quedó justa; de noche sí se ve hacia adentro.'],
  ['screen-5', 'arena', 5, 'Mérida', 75, 'el cuarto ya no se calienta en la tarde.'],
  ['screen-5', 'verde-olivo', 4, 'Querétaro', 112, 'el color es como la muestra.'],
  ['screen-5', 'blanco-lino', 5, 'Puebla', 160, 'llegó el día que dijeron.'],
  ['blackout-lino', 'arena', 5, 'Tijuana', 33, 'por fin dormimos hasta tarde.'],
  ['blackout-lino', 'arena', 4, 'León', 90, 'por las orillas entra un poco de luz, como avisaron.'],
  ['oporto-acrilica', 'crema', 5, 'Cancún', 64, 'la terraza se usa todo el día.'],
];

/** The opinions of a product, the newest first. */
export const opinionsOf = (slug: string) =>
  rows.flatMap(([variant, color, rating, city, daysAgo, text], index) =>
    variant === slug
      ? [
          {
            id: `opinion-${String(index + 1)}`,
            rating,
            text: `Ejemplo: ${text}`,
            city,
            color,
            written_on: daysAfter(today(), -daysAgo),
          },
        ]
      : [],
  );
