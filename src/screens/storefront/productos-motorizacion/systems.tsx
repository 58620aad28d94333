import { motors } from '#src/content/motorization/motors.ts';
import { MotorPiece } from '#src/ui/product/motor-piece.tsx';
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

/** Each radio system with its motor drawn true to size beside the other's. */
export function Systems() {
  return (
    <ul className={classes['systems']}>
      {systemIds.map((id) => (
        <li key={id}>
          <MotorPiece {...pieces[id]} className={classes['piece']} />
          <h3>
            {systemNames[id].name}, para {systemNames[id].things}
          </h3>
          <p>{systemNames[id].text}</p>
          <p>{rangeOf(id)}.</p>
        </li>
      ))}
    </ul>
  );
}
