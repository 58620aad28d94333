import { devices } from '#src/content/motorization.ts';
import { WideTable } from '#src/features/shop-page/wide-table.tsx';
import text from '#src/ui/styles/text.module.css';
import { systemIds, systemNames, type SystemId } from './system-names.ts';

interface Row {
  readonly name: string;
  readonly systems: readonly SystemId[];
}

/** All remotes of a system share one row, as only their channels differ. */
const rows: readonly Row[] = [
  ...systemIds.map((id) => ({ name: `Controles remotos ${systemNames[id].name}`, systems: [id] })),
  ...devices.flatMap((device) =>
    'systems' in device ? [{ name: device.name, systems: device.systems }] : [],
  ),
];

/** Which remotes, sensors and bridges work with which motors. */
export function Compatibility() {
  return (
    <WideTable label="Tabla de compatibilidad">
      <thead>
        <tr>
          <th scope="col">Con</th>
          {systemIds.map((id) => (
            <th key={id} scope="col" className={text.soft}>
              Motores {systemNames[id].name} ({systemNames[id].things})
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, systems }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {systemIds.map((id) => {
              const isCompatible = systems.includes(id);
              return (
                <td key={id} className={isCompatible ? text.name : text.soft}>
                  {isCompatible ? 'Sí' : 'No'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
