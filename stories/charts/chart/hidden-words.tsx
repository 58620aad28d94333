import type { Standing } from './standing.ts';

const words = {
  possible: 'Se puede ahora.',
  refused: 'Su condición no se cumple ahora.',
  elsewhere: 'Aquí no sucede.',
  walked: 'Ya se recorrió.',
  unwalked: 'Sin recorrer.',
} satisfies Record<Standing | 'walked' | 'unwalked', string>;

interface HiddenWordsProps {
  /** What the ids of the words begin with. */
  readonly prefix: string;
  /** Where the machine stands; it is said when that changes. */
  readonly standing: string;
}

/** What is seen in colours and lines, for those who listen. */
export const HiddenWords = ({ prefix, standing }: HiddenWordsProps) => (
  <>
    <div className="visually-hidden">
      {Object.entries(words).map(([key, text]) => (
        <span key={key} id={`${prefix}${key}`}>
          {text}
        </span>
      ))}
    </div>
    <p className="visually-hidden" aria-live="polite">
      {standing}
    </p>
  </>
);

/** Ids of the words that describe a transition's label. */
export const hiddenWordsOf = (prefix: string, standing: Standing, isWalked: boolean) =>
  `${prefix}${standing} ${prefix}${isWalked ? 'walked' : 'unwalked'}`;
