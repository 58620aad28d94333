import { salaOpen } from '#src/content/pictures/sala-open.ts';
import classes from './room-light.module.css';

const SIZES = '(min-width: 75rem) 72rem, 100vw';

/** The room with its window free, which is what it shows first. */
export function RoomPoster() {
  return (
    <picture>
      <source type="image/avif" srcSet={salaOpen.avif} sizes={SIZES} />
      <img
        className={classes['poster']}
        src={salaOpen.fallback}
        srcSet={salaOpen.webp}
        sizes={SIZES}
        width={1_280}
        height={800}
        loading="lazy"
        decoding="async"
        alt="Sala con ventanal al jardín, un sofá, una mesa redonda y una planta, con la ventana libre"
      />
    </picture>
  );
}
