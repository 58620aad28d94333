import { smartDevices } from '#src/content/motorization/smart.ts';
import type { Device } from '#src/content/schema/device.ts';
import { DeviceVignette } from '#src/ui/vignettes/device.tsx';
import { priceOf } from './motor-table.tsx';
import classes from './smart-list.module.css';
import { systemNames } from './system-names.ts';

type Smart = Extract<Device, { systems: readonly unknown[] }>;

const smart = smartDevices.filter((device): device is Smart => 'systems' in device);

/** What makes a motor decide by itself, each with its drawing. */
export function SmartList() {
  return (
    <ul className={classes['list']}>
      {smart.map(({ slug, name, sentence, text, systems }) => (
        <li key={slug}>
          <span className={classes['drawing']}>
            <DeviceVignette device={slug} />
          </span>
          <h3>{name}</h3>
          <p>
            {sentence} {text}
          </p>
          <p className={classes['foot']}>
            {systems.map((id) => systemNames[id].name).join(' y ')} · {priceOf(slug)} con IVA
          </p>
        </li>
      ))}
    </ul>
  );
}
