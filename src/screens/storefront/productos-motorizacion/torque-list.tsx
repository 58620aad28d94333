import type { Size } from '#src/quoting/size.ts';
import { inMetres } from '../../support/shop/format.ts';
import type { MotorDevice, TorqueSteps } from './find-motor.ts';
import { kilograms, newtonMetres } from './say-reason.ts';
import classes from './torque-list.module.css';

interface TorqueListProps {
  readonly steps: TorqueSteps;
  readonly size: Size;
  readonly motor: MotorDevice;
}

/** The sum that leads to a motor, step by step, and what is left over. */
export function TorqueList({ steps, size, motor }: TorqueListProps) {
  const { clothGrams, barGrams, tube, radiusMm, bareMNm, efficiencyPercent, reservePercent, neededMNm } =
    steps;
  const grams = clothGrams + barGrams;
  const radius = radiusMm.toFixed(0);
  return (
    <>
      <ol className={classes['steps']}>
        <li>
          <strong>Peso: {kilograms(grams)}</strong>
          <span>
            {inMetres(size.widthMm)} × {inMetres(size.heightMm)} m de tela son {kilograms(clothGrams)}, y la
            barra de abajo {kilograms(barGrams)}.
          </span>
        </li>
        <li>
          <strong>Radio: {radius} mm</strong>
          <span>Del centro a la última vuelta: tubo de {tube.diameterMm} mm con toda la tela enrollada.</span>
        </li>
        <li>
          <strong>Fuerza de giro: {newtonMetres(bareMNm)}</strong>
          <span>
            {kilograms(grams)} × 9.81 m/s² × {radius} mm. Peso y radio nunca son los mayores a la vez, así que
            el cálculo va del lado seguro.
          </span>
        </li>
        <li>
          <strong>Con pérdidas y reserva: {newtonMetres(neededMNm)}</strong>
          <span>
            Al tubo llega el {efficiencyPercent} % de la fuerza, y guardamos {reservePercent} % más.
          </span>
        </li>
      </ol>
      <p className={classes['margin']}>
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
