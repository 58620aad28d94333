import { clsx as cx } from 'clsx';
import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useHydrated } from '#src/browser/use-hydrated.ts';
import { WhenNear } from '#src/ui/near/when-near.tsx';
import layout from '#src/ui/styles/layout.module.css';
import classes from './gallery.module.css';
import type { ScaledProps } from './picture-props.ts';
import { pictureSetOf } from './picture-set.tsx';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The pictures of a product side by side, one seen at a time: swiped, or chosen by its thumbnail. */
export function Gallery({ variant, colour, ...scaled }: ScaledProps) {
  const pictures = pictureSetOf(variant);
  const isHydrated = useHydrated();
  const [current, setCurrent] = useState(0);
  const slides = useRef<HTMLUListElement>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    const list = slides.current;
    // How fast it moves is the style's: not at all for who wants less motion.
    list?.scrollTo({ left: index * list.clientWidth });
    setCurrent(index);
  };
  const onKey = (event: KeyboardEvent) => {
    const next = current + (steps[event.key] ?? 0);
    if (next === current || next < 0 || next >= pictures.length) return;
    event.preventDefault();
    choose(next);
    thumbs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div>
      <ul
        ref={slides}
        className={classes.slides}
        onScrollEnd={({ currentTarget: list }) => {
          setCurrent(Math.round(list.scrollLeft / list.clientWidth));
        }}
      >
        {pictures.map(({ id, Picture }, index) => (
          <li key={id} id={`imagen-${id}`} inert={index !== current}>
            {/* Built pages hold the first only. */}
            {index === 0 || isHydrated ? (
              <Suspense fallback={null}>
                <Picture variant={variant} colour={colour} {...scaled} />
              </Suspense>
            ) : null}
          </li>
        ))}
      </ul>
      {pictures.length < 2 ? null : (
        <div
          ref={thumbs}
          className={cx(layout.scripted, layout.onScreen, classes.thumbs)}
          role="group"
          aria-label="Imágenes"
          onKeyDown={onKey}
        >
          {pictures.map(({ id, label, Thumb }, index) => (
            <button
              key={id}
              type="button"
              aria-controls={`imagen-${id}`}
              aria-pressed={index === current}
              onClick={() => {
                choose(index);
              }}
            >
              <span className={classes.thumb}>
                <WhenNear aspect={1.35}>
                  <Suspense fallback={null}>
                    <Thumb variant={variant} colour={colour} />
                  </Suspense>
                </WhenNear>
              </span>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
