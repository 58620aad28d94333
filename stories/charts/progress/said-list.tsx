import type { Said } from './record.ts';
import styles from './said-list.module.css';
import { saidText } from './said-text.ts';
import type { VerdictPictures } from './verdict-pictures.ts';

interface SaidListProps {
  /** Newest first. */
  readonly said: readonly Said[];
  readonly pictures: VerdictPictures;
}

/** All that testers said of a transition, with the picture of each step that was judged. */
export const SaidList = ({ said, pictures }: SaidListProps) => (
  <ul className={styles.list}>
    {said.map((one) => (
      <li key={`${one.at} ${one.by}`}>
        {saidText(one)}
        <Picture of={one} pictures={pictures} />
      </li>
    ))}
  </ul>
);

interface PictureProps {
  readonly of: Said;
  readonly pictures: VerdictPictures;
}

function Picture({ of, pictures }: PictureProps) {
  if (of.picture === undefined) return null;
  const url = pictures[of.picture];
  if (url === undefined)
    return <p className={styles.missing}>Su imagen ya no está: caben las más nuevas, y las viejas se van.</p>;
  if (url === '') return <p className={styles.missing}>Sin imagen: no se pudo tomar.</p>;
  return (
    <img
      className={styles.picture}
      src={url}
      loading="lazy"
      alt={`La pantalla que se juzgó: ${saidText(of)}`}
    />
  );
}
