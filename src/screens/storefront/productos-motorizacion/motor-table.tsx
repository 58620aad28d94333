import { clsx as cx } from 'clsx';
import { motors } from '#src/content/motorization/motors.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import { publicPrice } from '#src/format/money.ts';
import text from '#src/ui/styles/text.module.css';
import classes from './device-table.module.css';
import { newtonMetres } from './say-reason.ts';
import { systemNames } from './system-names.ts';

const powers = { bateria: 'Batería recargable', '127-v': '127 V' } as const;

const strongest = Math.max(...motors.map(({ torqueMNm }) => torqueMNm));

/** The public price of a device. */
export function priceOf(slug: string): string {
  const price = publicPrices.items[slug];
  return price?.kind === 'piece' ? publicPrice(price.centavos) : 'Por cotizar';
}

/** All motors, with their torque as bars. */
export function MotorTable() {
  return (
    <WideTable label="Tabla de motores">
      <thead>
        <tr>
          <th scope="col">Motor</th>
          <th scope="col">Fuerza</th>
          <th scope="col">Energía</th>
          <th scope="col">Sistema</th>
          <th scope="col">Mueve</th>
          <th scope="col" className={classes.amount}>
            Precio
          </th>
        </tr>
      </thead>
      <tbody>
        {motors.map(({ slug, name, code, torqueMNm, power, system, moves }) => (
          <tr key={slug}>
            <th scope="row">
              {name}
              <span className={classes.code}>{code}</span>
            </th>
            <td className={classes.force}>
              {newtonMetres(torqueMNm)}
              <i style={{ inlineSize: `${String((torqueMNm / strongest) * 100)}%` }} />
            </td>
            <td>{powers[power]}</td>
            <td>{systemNames[system].name}</td>
            <td className={cx(text.muted, classes.moves)}>{moves}</td>
            <td className={classes.amount}>{priceOf(slug)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
