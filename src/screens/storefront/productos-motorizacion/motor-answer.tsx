import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Variant } from '#src/content/schema/variant.ts';
import { detailsHref, quoteHref } from '#src/features/product/addresses.ts';
import { controlName } from '#src/features/product/control-names.ts';
import { fabricOf } from '#src/features/product/drawing-of.ts';
import { useFamily } from '#src/features/product/family.ts';
import { secondMeasure } from '#src/features/window-words/piece-words.ts';
import { sizeInMetres } from '#src/format/measures.ts';
import { capital } from '#src/format/words.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import { MotorPiece } from '#src/ui/product/motor-piece.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { findMotors, sizeProblems, type MotorChoice } from './find-motor.ts';
import classes from './motor-answer.module.css';
import { sayReason } from './say-reason.ts';
import { TorqueList } from './torque-list.tsx';

type FittingChoice = Extract<MotorChoice, { fits: true }>;

interface MotorAnswerProps {
  readonly size: Size;
  readonly variant: Pick<Variant, 'slug' | 'family'>;
}

/** The motors for a window, with the calculation; suspends until the family has loaded. */
export function MotorAnswer({ size, variant: { slug, family } }: MotorAnswerProps) {
  const variant = useFamily(family).find((one) => one.slug === slug);
  if (variant === undefined) return null;
  const { name: height } = secondMeasure(family);
  const problems = sizeProblems(size, variant);
  const choices = findMotors(size, variant);
  return (
    <section className={cx(layout.stack, classes.answer)} data-gap="wide" aria-labelledby="tu-motor">
      <h3 id="tu-motor" className={cx(text.title, classes.title)}>
        {variant.name}, {sizeInMetres(size.widthMm, size.heightMm)}
      </h3>
      {problems.length > 0 ? (
        <NotMade reasons={problems.map((reason) => sayReason(reason, height))} variant={variant} />
      ) : null}
      {problems.length === 0 && choices.length === 0 ? (
        <p>Esta se mueve a mano: no lleva motor. Prueba con otra tela o con tablillas de 50 mm.</p>
      ) : null}
      {problems.length > 0 ? null : (
        <ul className={cx(layout.columns, classes.choices)} data-fill>
          {choices.map((choice) => (
            <li key={choice.control} className={layout.stack}>
              {choice.fits ? (
                <Chosen choice={choice} size={size} variant={variant} />
              ) : (
                <>
                  <h4 className={text.name}>{capital(controlName(choice.control))}: no alcanza</h4>
                  {choice.reasons.map((reason) => (
                    <p key={reason.code} className={text.soft}>
                      {sayReason(reason, height)}
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

/** The names of the motors, for screen readers. */
export function MotorNames({ size, variant: { slug, family } }: MotorAnswerProps) {
  const variant = useFamily(family).find((one) => one.slug === slug);
  if (variant === undefined || sizeProblems(size, variant).length > 0) return 'Esa medida no se hace.';
  const names = findMotors(size, variant).flatMap((choice) => (choice.fits ? [choice.motor.name] : []));
  return names.length === 0 ? 'No lleva motor.' : `${names.join(' o ')}.`;
}

function NotMade({ reasons, variant }: { readonly reasons: readonly string[]; readonly variant: Variant }) {
  return (
    <>
      <p>Esta tela no se hace en esa medida, con o sin motor. {reasons.join(' ')}</p>
      <p>
        <Link className={text.link} to={detailsHref(variant)}>
          Medidas de {variant.name}
        </Link>
      </p>
    </>
  );
}

interface ChosenProps {
  readonly choice: FittingChoice;
  readonly size: Size;
  readonly variant: Variant;
}

/** Motors in a rail are drawn in the usual tube, in mm. */
const USUAL_TUBE_MM = 50;

function Chosen({ choice: { control, motor, tube, steps, upTo, remotes }, size, variant }: ChosenProps) {
  const [colour] = variant.colours;
  return (
    <>
      <p className={text.soft} data-small>
        {capital(controlName(control))}
      </p>
      <h4 className={cx(text.name, classes.motor)}>{motor.name}</h4>
      {colour === undefined ? null : (
        <MotorPiece
          className={classes.piece}
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
      <h5 className={text.name}>Controles que lo entienden</h5>
      <ul className={cx(layout.stack, text.soft)} data-gap="small" data-small>
        {remotes.map(({ slug, name, sentence }) => (
          <li key={slug}>
            <strong>{name}.</strong> {sentence}
          </li>
        ))}
      </ul>
      <p>
        <Link className={buttonClass()} to={`${quoteHref(variant.slug, undefined, size)}&mando=${control}`}>
          Cotizar con estas medidas
        </Link>
      </p>
    </>
  );
}
