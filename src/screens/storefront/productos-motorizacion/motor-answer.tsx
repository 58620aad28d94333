import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import type { Size } from '#src/quoting/size.ts';
import { buttonClass } from '#src/ui/button.ts';
import { MotorPiece } from '#src/ui/product/motor-piece.tsx';
import { controlName } from '../../support/shop/control-names.ts';
import { detailsHref } from '../../support/shop/addresses.ts';
import { fabricOf } from '../../support/shop/drawing-of.ts';
import { useFamily } from '../../support/shop/family.ts';
import { capital, sizeInMetres } from '../../support/shop/format.ts';
import { findMotors, unmadeBecause, type MotorChoice } from './find-motor.ts';
import classes from './motor-answer.module.css';
import { sayReason } from './say-reason.ts';
import { TorqueList } from './torque-list.tsx';

type Able = Extract<MotorChoice, { able: true }>;

interface MotorAnswerProps {
  readonly size: Size;
  readonly variant: Pick<Variant, 'slug' | 'family'>;
}

/** Which motor moves such a window, and how that was worked out; suspends until the family has come. */
export function MotorAnswer({ size, variant: { slug, family } }: MotorAnswerProps) {
  const variant = useFamily(family).find((one) => one.slug === slug);
  if (variant === undefined) return null;
  const unmade = unmadeBecause(size, variant);
  const choices = findMotors(size, variant);
  return (
    <section className={classes['answer']} aria-labelledby="tu-motor">
      <h3 id="tu-motor" className={classes['title']}>
        {variant.name}, {sizeInMetres(size.widthMm, size.heightMm)}
      </h3>
      {unmade.length > 0 ? <Unmade reasons={unmade.map(sayReason)} variant={variant} /> : null}
      {unmade.length === 0 && choices.length === 0 ? (
        <p>Esta se mueve a mano: no lleva motor. Prueba con otra tela o con lamas de 50 mm.</p>
      ) : null}
      {unmade.length > 0 ? null : (
        <ul className={classes['choices']}>
          {choices.map((choice) => (
            <li key={choice.control}>
              {choice.able ? (
                <Chosen choice={choice} size={size} variant={variant} />
              ) : (
                <>
                  <h4 className={classes['control']}>{capital(controlName(choice.control))}: no alcanza</h4>
                  {choice.reasons.map((reason) => (
                    <p key={reason.code} className={classes['reason']}>
                      {sayReason(reason)}
                    </p>
                  ))}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The answer for those who listen: which motors, and no more. */
export function MotorsInWords({ size, variant: { slug, family } }: MotorAnswerProps) {
  const variant = useFamily(family).find((one) => one.slug === slug);
  if (variant === undefined || unmadeBecause(size, variant).length > 0) return 'Esa medida no se hace.';
  const names = findMotors(size, variant).flatMap((choice) => (choice.able ? [choice.motor.name] : []));
  return names.length === 0 ? 'No lleva motor.' : `${names.join(' o ')}.`;
}

function Unmade({ reasons, variant }: { readonly reasons: readonly string[]; readonly variant: Variant }) {
  return (
    <>
      <p>Esta tela no se hace en esa medida, con o sin motor. {reasons.join(' ')}</p>
      <p>
        <Link className={classes['link']} to={detailsHref(variant)}>
          Medidas de {variant.name}
        </Link>
      </p>
    </>
  );
}

interface ChosenProps {
  readonly choice: Able;
  readonly size: Size;
  readonly variant: Variant;
}

/** A motor in a rail is drawn as in the usual tube. */
const USUAL_TUBE_MM = 50;

function Chosen({ choice: { control, motor, tube, steps, upTo, remotes }, size, variant }: ChosenProps) {
  const [colour] = variant.colours;
  const quote = new URLSearchParams({
    variante: variant.slug,
    ancho: String(size.widthMm / 10),
    alto: String(size.heightMm / 10),
  });
  return (
    <>
      <p className={classes['control']}>{capital(controlName(control))}</p>
      <h4 className={classes['motor']}>{motor.name}</h4>
      {colour === undefined ? null : (
        <MotorPiece
          className={classes['piece']}
          tube={tube?.diameterMm ?? USUAL_TUBE_MM}
          fabric={fabricOf(variant, colour)}
        />
      )}
      <p>{motor.sentence}</p>
      {steps === null ? (
        <p>
          Este sistema se elige por medida
          {upTo === null
            ? '.'
            : `: este motor mueve hasta ${sizeInMetres(upTo.widthMm, upTo.heightMm)}, y tu ventana cabe.`}
        </p>
      ) : (
        <TorqueList steps={steps} size={size} motor={motor} />
      )}
      <h5 className={classes['remotes']}>Controles que lo entienden</h5>
      <ul className={classes['remoteList']}>
        {remotes.map(({ slug, name, sentence }) => (
          <li key={slug}>
            <strong>{name}.</strong> {sentence}
          </li>
        ))}
      </ul>
      <p>
        <Link className={buttonClass()} to={`${href('quoter')}?${quote.toString()}`}>
          Cotizar con estas medidas
        </Link>
      </p>
    </>
  );
}
