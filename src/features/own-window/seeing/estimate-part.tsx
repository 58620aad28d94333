import { clsx as cx } from 'clsx';
import { useNavigate } from 'react-router-dom';
import type { OwnWindowActor } from '#machines/support/start-own-window.ts';
import type { Colour, Variant } from '#src/content/schema/variant.ts';
import { quoteHref } from '#src/features/product/addresses.ts';
import { inCm } from '#src/format/measures.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { rememberEstimate } from '../estimated-size.ts';
import type { Estimate } from '../geometry/estimate.ts';

/** An estimate is neither written nor quoted finer than it is; of millimetres. */
const toWholeCm = (mm: number) => Math.max(1, Math.round(mm / 10)) * 10;
const wholeCm = (mm: number) => inCm(toWholeCm(mm));

interface EstimatePartProps {
  readonly actor: OwnWindowActor;
  readonly variant: Variant;
  readonly colour: Colour;
  /** null when there is none. */
  readonly estimate: Estimate | null;
  /** Whether a thing of known size was marked. */
  readonly isMarked: boolean;
  /** Takes the estimated size. @default the quoter opens with it */
  readonly onUse: ((opening: Size) => void) | undefined;
}

/** The estimated size of the window, as a suggestion, or the way to it. */
export function EstimatePart({ actor, variant, colour, estimate, isMarked, onUse }: EstimatePartProps) {
  const navigate = useNavigate();
  const use = (exact: Estimate) => {
    const [widthMm, heightMm] = [toWholeCm(exact.widthMm), toWholeCm(exact.heightMm)];
    if (onUse !== undefined) {
      onUse({ widthMm, heightMm });
      return;
    }
    rememberEstimate({ widthMm, heightMm });
    void navigate(`${quoteHref(variant.slug, colour.slug, { widthMm, heightMm })}&estimada=1`);
  };
  const again = (
    <button
      type="button"
      className={buttonClass('small')}
      onClick={() => {
        actor.send({ type: 'reference.begin' });
      }}
    >
      {isMarked ? 'Marcar otra vez' : 'Estimar la medida'}
    </button>
  );
  if (!isMarked) {
    return (
      <div className={cx(layout.stack, layout.note)} data-gap="small" data-tone="plain">
        <p className={text.soft} data-small>
          ¿Se ve en la foto una hoja carta o una tarjeta pegada a la ventana? Con ella estimamos su ancho y su
          alto.
        </p>
        <p>{again}</p>
      </div>
    );
  }
  if (estimate === null) {
    return (
      <div role="status" className={cx(layout.stack, layout.note)} data-tone="bad" data-gap="small">
        <p>Con esas esquinas no sale una medida creíble. Revisa las de la hoja o la tarjeta.</p>
        <p>{again}</p>
      </div>
    );
  }
  const { widthMm, heightMm, widthErrorMm, heightErrorMm } = estimate;
  return (
    <div role="status" className={cx(layout.stack, layout.note)} data-gap="small">
      <p>
        Estimamos <strong>{`${wholeCm(widthMm)} × ${wholeCm(heightMm)} cm`}</strong>
      </p>
      <p className={text.soft} data-small>
        Puede variar {wholeCm(widthErrorMm)} cm de ancho y {wholeCm(heightErrorMm)} cm de alto; más si lo que
        marcaste no está pegado a la ventana. Es una idea del precio, no la medida para fabricar: esa se toma
        con cinta.
      </p>
      <p className={layout.row} data-gap="small">
        <button
          type="button"
          className={buttonClass('small')}
          onClick={() => {
            use(estimate);
          }}
        >
          {onUse === undefined ? 'Cotizar con esta medida' : 'Usar esta medida'}
        </button>
        {again}
      </p>
    </div>
  );
}
