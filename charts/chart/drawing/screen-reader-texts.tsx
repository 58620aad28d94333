import type { Availability } from '../availability.ts';

const texts = {
  possible: 'Se puede ahora.',
  refused: 'Su condición no se cumple ahora.',
  elsewhere: 'Aquí no sucede.',
  walked: 'Ya se recorrió.',
  unwalked: 'Sin recorrer.',
} satisfies Record<Availability | 'walked' | 'unwalked', string>;

interface ScreenReaderTextsProps {
  /** Prefix of the ids of the texts. */
  readonly prefix: string;
  /** The active states in words, announced when they change. */
  readonly active: string;
}

/** Texts for screen readers: what the drawing says by colours and lines. */
export const ScreenReaderTexts = ({ prefix, active }: ScreenReaderTextsProps) => (
  <>
    <div className="visually-hidden">
      {Object.entries(texts).map(([key, text]) => (
        <span key={key} id={`${prefix}${key}`}>
          {text}
        </span>
      ))}
    </div>
    <p className="visually-hidden" aria-live="polite">
      {active}
    </p>
  </>
);

/** Ids of the texts that describe a transition's label. */
export const screenReaderTextIds = (prefix: string, availability: Availability, isWalked: boolean) =>
  `${prefix}${availability} ${prefix}${isWalked ? 'walked' : 'unwalked'}`;
