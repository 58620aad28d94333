import { clsx as cx } from 'clsx';
import { motors } from '#src/content/motorization/motors.ts';
import { MotorPiece } from '#src/ui/product/motor-piece.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { newtonMetres } from './say-reason.ts';
import { systemIds, systemNames, type SystemId } from './system-names.ts';
import classes from './systems.module.css';

const pieces = {
  aura: { tube: 38, fabric: { colour: '#e2d9c8', weave: 'screen' } },
  faro: { tube: 79, fabric: { colour: '#b0854a', weave: 'acrilica' } },
} as const;

const rangeOf = (id: SystemId) => {
  const torques = motors.flatMap(({ system, torqueMNm }) => (system === id ? [torqueMNm] : []));
  return `De ${newtonMetres(Math.min(...torques))} a ${newtonMetres(Math.max(...torques))}`;
};

/** The two radio systems, with their motors at the same scale. */
export function Systems() {
  return (
    <ul className={cx(layout.columns, classes.systems)} data-fill>
      {systemIds.map((id) => (
        <li key={id}>
          <MotorPiece {...pieces[id]} className={cx(layout.picture, classes.piece)} />
          <h3>
            {systemNames[id].name}, para {systemNames[id].things}
          </h3>
          <p className={text.soft}>{systemNames[id].text}</p>
          <p className={text.soft}>{rangeOf(id)}.</p>
        </li>
      ))}
    </ul>
  );
}
