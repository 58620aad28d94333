import { clsx as cx } from 'clsx';
import { smartDevices } from '#src/content/motorization/smart.ts';
import type { Device } from '#src/content/schema/device.ts';
import { MechanismPicture } from '#src/ui/product-pictures/mechanism-picture.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { priceOf } from './motor-table.tsx';
import classes from './smart-list.module.css';
import { systemNames } from './system-names.ts';

type Smart = Extract<Device, { systems: readonly unknown[] }>;

const smart = smartDevices.filter((device): device is Smart => 'systems' in device);

/** Sensors and bridges that automate a motor. */
export function SmartList() {
  return (
    <ul className={cx(layout.columns, classes.list)}>
      {smart.map(({ slug, name, sentence, text: more, systems }) => (
        <li key={slug}>
          <MechanismPicture slug={slug} sizes="(min-width: 60rem) 22rem, (min-width: 38rem) 50vw, 100vw" />
          <h3 className={text.name}>{name}</h3>
          <p className={text.soft}>
            {sentence} {more}
          </p>
          <p className={classes.foot}>
            {systems.map((id) => systemNames[id].name).join(' y ')} · {priceOf(slug)} con IVA
          </p>
        </li>
      ))}
    </ul>
  );
}
