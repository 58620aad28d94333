import text from '#src/ui/text.module.css';
import { useId } from 'react';
import { coveringOf, type Setting } from './coverings.ts';
import type { Dressing } from './dressing.ts';
import { nightPrivacy, type NightView } from './night-privacy.ts';
import classes from './seen-from-outside.module.css';

const sentences: Readonly<Record<NightView, string>> = {
  seen: 'Con la luz prendida, desde la calle se ve quién está.',
  shapes: 'Con la luz prendida, desde la calle se distinguen formas, no caras.',
  shadows: 'Con la luz prendida, desde la calle solo se adivina la sombra de quien se acerca a la tela.',
  nothing: 'Con la luz prendida, desde la calle no se ve nada.',
};

const percent = (share: number) => `${String(Math.round(share * 100))} %`;

interface SeenFromOutsideProps {
  readonly dressing: Dressing;
  readonly setting: Setting;
}

/** Who sees you at night: the lit window from the street, as clear as the cloth leaves it. */
export function SeenFromOutside({ dressing, setting }: SeenFromOutsideProps) {
  const { view, free, contrast } = nightPrivacy(dressing, setting);
  return (
    <div className={classes['outside']}>
      <NightWindow dressing={dressing} setting={setting} contrast={contrast} view={view} />
      <div>
        <p>
          <strong>Quién te ve de noche.</strong> {sentences[view]}
          {free > 0.02 ? ` Por el ${percent(free)} de la ventana que queda libre se ve todo.` : null}
        </p>
        <p className={text['soft']} data-small>
          Detrás de la tela se distingue el {percent(contrast)} de lo que se vería sin ella: depende de sus
          huecos, de su color y de la lámpara.
        </p>
      </div>
    </div>
  );
}

/** The window is 200 × 200 in the drawing. */
const SIDE = 200;

function NightWindow({
  dressing: { type, cloth },
  setting,
  contrast,
  view,
}: SeenFromOutsideProps & { readonly contrast: number; readonly view: NightView }) {
  const id = useId();
  const covering = coveringOf(type, cloth, setting, { widthMm: 2_000, heightMm: 2_000 });
  const reach = Math.min(1, covering.reach) * SIDE;
  const isRows = covering.axis === 'rows';
  const glow = 0.1 + 0.75 * Math.min(1, covering.through * 2.4 + covering.openness * 3);
  return (
    <svg viewBox="0 0 320 260" className={classes['picture']} role="img" aria-labelledby={id}>
      <title id={id}>La ventana desde la calle, de noche y con la luz prendida</title>
      <defs>
        <radialGradient id={`${id}-lamp`} cx="0.76" cy="0.34" r="0.95">
          <stop stopColor="#ffe3ad" />
          <stop offset="0.3" stopColor="#f2b766" />
          <stop offset="1" stopColor="#8a5a2c" />
        </radialGradient>
        <clipPath id={`${id}-glass`}>
          <path d={`M60 30h${String(SIDE)}v${String(SIDE)}H60z`} />
        </clipPath>
      </defs>
      <path d="M0 0h320v260H0z" fill="#23242a" />
      <path d="M0 232h320v28H0z" fill="#17181c" />
      <path d="M50 20h220v220H50z" fill="#34343a" />
      <g clipPath={`url(#${id}-glass)`}>
        <path d="M60 30h200v200H60z" fill={`url(#${id}-lamp)`} />
        <path d="M206 74h34l8 26h-50zM222 100h3v96h-3z" fill="#fff0cc" />
        <path d="M60 186h200v44H60z" fill="#5e3c20" />
        <path
          id={`${id}-person`}
          d="M118 92a17 17 0 1 1 24 0c20 6 28 20 30 44l4 94h-92l4-94c2-24 10-38 30-44z"
          fill="#3a2415"
        />
        <g>
          <path
            d={
              isRows
                ? `M60 30h${String(SIDE)}v${String(reach)}H60z`
                : `M60 30h${String(reach)}v${String(SIDE)}H60z`
            }
            fill={cloth.hex}
            opacity={1 - contrast}
          />
          <path
            d={
              isRows
                ? `M60 30h${String(SIDE)}v${String(reach)}H60z`
                : `M60 30h${String(reach)}v${String(SIDE)}H60z`
            }
            fill="#1a1a20"
            opacity={(1 - contrast) * (1 - glow)}
          />
        </g>
        {view === 'shadows' ? (
          <use href={`#${id}-person`} opacity={0.28} className={classes['shadow']} />
        ) : null}
      </g>
      <path d="M60 30h200v200H60zM160 30v200" fill="none" stroke="#121216" strokeWidth={7} />
    </svg>
  );
}
