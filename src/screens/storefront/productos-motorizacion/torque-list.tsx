import { inMetres } from '#src/format/measures.ts';
import type { Size } from '#src/quoting/measures/size.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import type { MotorDevice, TorqueSteps } from './find-motor.ts';
import { kilograms, newtonMetres } from './say-reason.ts';
import classes from './torque-list.module.css';

interface TorqueListProps {
  readonly steps: TorqueSteps;
  readonly size: Size;
  readonly motor: MotorDevice;
}

/** The steps of the torque calculation, and the reserve of the motor. */
export function TorqueList({ steps, size, motor }: TorqueListProps) {
  const { fabricGrams, barGrams, tube, radiusMm, bareMNm, efficiencyPercent, reservePercent, neededMNm } =
    steps;
  const grams = fabricGrams + barGrams;
  const radius = radiusMm.toFixed(0);
  return (
    <>
      <ol className={layout.stack} data-gap="small">
        <li>
          <p className={text.name}>Peso: {kilograms(grams)}</p>
          <p className={text.soft} data-small>
            {inMetres(size.widthMm)} × {inMetres(size.heightMm)} m de tela son {kilograms(fabricGrams)}, y la
            barra de abajo {kilograms(barGrams)}.
          </p>
        </li>
        <li>
          <p className={text.name}>Radio: {radius} mm</p>
          <p className={text.soft} data-small>
            Del centro a la última vuelta: tubo de {tube.diameterMm} mm con toda la tela enrollada.
          </p>
        </li>
        <li>
          <p className={text.name}>Fuerza de giro: {newtonMetres(bareMNm)}</p>
          <p className={text.soft} data-small>
            {kilograms(grams)} × 9.81 m/s² × {radius} mm. Peso y radio nunca son los mayores a la vez, así que
            el cálculo va del lado seguro.
          </p>
        </li>
        <li>
          <p className={text.name}>Con pérdidas y reserva: {newtonMetres(neededMNm)}</p>
          <p className={text.soft} data-small>
            Al tubo llega el {efficiencyPercent} % de la fuerza, y guardamos {reservePercent} % más.
          </p>
        </li>
      </ol>
      <p className={classes.margin}>
        <meter
          min={0}
          max={motor.torqueMNm}
          value={Math.min(neededMNm, motor.torqueMNm)}
          aria-label="De la fuerza del motor se usa"
        >
          {newtonMetres(neededMNm)} de {newtonMetres(motor.torqueMNm)}
        </meter>
        <span>
          Este motor da {newtonMetres(motor.torqueMNm)}: te sobran {newtonMetres(motor.torqueMNm - neededMNm)}
          .
        </span>
      </p>
    </>
  );
}
