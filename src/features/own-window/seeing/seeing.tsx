import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Photo, Quad } from '#machines/own-window/own-window.machine.ts';
import type { OwnWindowActor } from '#machines/support/start-own-window.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { quoteHref } from '#src/features/product/addresses.ts';
import { drawingOf } from '#src/features/product/drawing-of.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { notify } from '#src/ui/notices/notices.tsx';
import type { Drawing } from '#src/ui/product/drawing.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import step from '../dialog/step-layout.module.css';
import { estimateOf } from '../geometry/estimate.ts';
import type { OwnWindowProps } from '../own-window.tsx';
import { PhotoButtons } from '../photo/photo-buttons.tsx';
import { BlindCanvas, type BlindPicture } from './blind-canvas.tsx';
import { likelySize } from './blind-in-photo.ts';
import { Colours } from './colours.tsx';
import { EstimatePart } from './estimate-part.tsx';
import { RaiseSlider } from './raise-slider.tsx';

const sights = [
  { value: 'before', label: 'Antes' },
  { value: 'after', label: 'Después' },
] as const;

interface SeeingProps extends OwnWindowProps {
  readonly actor: OwnWindowActor;
  readonly photo: Photo;
  readonly corners: Quad;
  readonly onClose: () => void;
}

/** The product in the person's own window: raised, in other colours, before and after. */
export function Seeing({ actor, photo, corners, variant, colour, quoted, onClose }: SeeingProps) {
  const isAfter = useSelector(actor, (state) => state.matches({ shown: { seeing: 'after' } }));
  const openness = useSelector(actor, ({ context }) => context.openness);
  const reference = useSelector(actor, ({ context }) => context.measured);
  const picture = useRef<BlindPicture>(null);
  const estimate = useMemo(
    () => (reference === null ? null : estimateOf(corners, reference)),
    [corners, reference],
  );
  const likely = estimate ?? likelySize(corners);
  const base = quoted?.drawing ?? drawingOf(variant, colour, likely);
  const drawing: Drawing = {
    ...base,
    ...(quoted?.isMeasured === true ? {} : { width: likely.widthMm, height: likely.heightMm }),
    openness,
  };
  const save = async () => {
    try {
      const jpeg = await picture.current?.encode();
      if (jpeg !== undefined) saveFile(jpeg, `${variant.slug}-${colour.slug}-en-mi-ventana.jpg`);
    } catch {
      void notify({ title: 'No pudimos guardar la imagen.', tone: 'problem' });
    }
  };
  return (
    <div className={step.step}>
      <figure className={layout.stack} data-gap="small">
        <BlindCanvas ref={picture} photo={photo} corners={corners} drawing={drawing} isShown={isAfter} />
        <figcaption className={text.soft} data-small>
          {variant.name} en {colour.name}. Imagen generada a escala sobre tu foto.
        </figcaption>
      </figure>
      <div className={layout.stack}>
        <RaiseSlider
          type={drawing.type}
          openness={openness}
          onRaise={(to) => {
            actor.send({ type: 'see.raise', openness: to });
          }}
        />
        <div>
          <Segmented
            legend="Antes o después"
            options={sights}
            value={isAfter ? 'after' : 'before'}
            onChange={(sight) => {
              actor.send({ type: `see.${sight}` });
            }}
          />
        </div>
        <Colours variant={variant} colour={colour} onColour={quoted?.onColour} />
        <EstimatePart
          actor={actor}
          variant={variant}
          colour={colour}
          estimate={estimate}
          isMarked={reference !== null}
          onUse={
            quoted === undefined
              ? undefined
              : (opening) => {
                  quoted.onUse(opening);
                  onClose();
                }
          }
        />
        {quoted === undefined ? (
          <Link className={buttonClass('filled')} to={quoteHref(variant.slug, colour.slug)}>
            Cotizar
          </Link>
        ) : (
          <button type="button" className={buttonClass('filled')} onClick={onClose}>
            Seguir con tu cotización
          </button>
        )}
        <div className={layout.row} data-gap="small">
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              void save();
            }}
          >
            Guardar imagen
          </button>
          <button
            type="button"
            className={buttonClass('small')}
            onClick={() => {
              actor.send({ type: 'window.again' });
            }}
          >
            Mover las esquinas
          </button>
          <PhotoButtons again actor={actor} />
        </div>
      </div>
    </div>
  );
}
