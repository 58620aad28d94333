import { clsx as cx } from 'clsx';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { fabricTypes } from '#src/content/fabric-types.ts';
import type { Dressing } from '#src/features/room/dressing.ts';
import { SeenFromOutside } from '#src/features/room/lazy-seen-from-outside.ts';
import { LivePicture } from '#src/features/room/live-picture.tsx';
import { RoomControls } from '#src/features/room/room-controls.tsx';
import { useRoomSetting } from '#src/features/room/use-room-setting.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { weaves } from '#src/ui/product/describe.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './home-content.module.css';

/** One fabric of each type. */
const shown = {
  blackout: { structure: 'lisa-opaca', hex: '#b9bec2', weave: 'blackout', opennessPercent: 0 },
  screen: { structure: 'screen-5', hex: '#a39f99', weave: 'screen', opennessPercent: 5 },
  traslucidas: { structure: 'lisa', hex: '#f0e4c9', weave: 'translucida', opennessPercent: 0 },
  decorativas: { structure: 'enramada', hex: '#cf9a62', weave: 'decorativa', opennessPercent: 0 },
} as const;

type Shown = keyof typeof shown;
const isShown = (id: string): id is Shown => id in shown;

const types = fabricTypes.flatMap((type) =>
  isShown(type.id) ? [{ ...type, value: type.id, label: type.name }] : [],
);

const dressingOf = (type: Shown): Dressing => ({
  type: 'enrollable',
  structure: shown[type].structure,
  cloth: shown[type],
});

/** The same window with four fabrics, whose light fills the same room. */
export function LightStrip() {
  const [chosen, setChosen] = useState<Shown>('traslucidas');
  const { chosen: how, seen } = useRoomSetting('enrollable', { open: 0.2 });
  const { setting, hour } = seen;
  const scene = useMemo(() => ({ dressing: dressingOf(chosen), setting, hour }), [chosen, setting, hour]);
  const type = types.find(({ value }) => value === chosen);
  if (type === undefined) return null;
  return (
    <section className={cx(classes.strip, classes.wide)} aria-labelledby="luz">
      <div className={layout.page}>
        <h2 id="luz" className={text.title}>
          La misma ventana, cuatro telas
        </h2>
        <p>A la misma hora y con el mismo sol. Elige por lo que quieres que haga la luz.</p>
        <figure>
          <LivePicture room="sala" shown={scene} name={`una enrollable ${weaves[shown[chosen].weave]}`} />
          <figcaption>
            <div className={cx(layout.row, text.muted, classes.chosen)}>
              <Segmented legend="Tela" options={types} value={chosen} onChange={setChosen} />
              <span>
                {type.sentence}{' '}
                <Link to={href('fabrics', { type: type.id })}>
                  Ver telas {type.name.toLocaleLowerCase('es-MX')}
                </Link>
              </span>
            </div>
            <RoomControls room="sala" type="enrollable" {...how} />
            {how.hour === 'night' ? (
              <Suspense fallback={null}>
                <SeenFromOutside dressing={scene.dressing} setting={setting} />
              </Suspense>
            ) : null}
            <span className={text.soft} data-small>
              Imagen generada a escala: la luz se calcula con lo que cada tela deja pasar.
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
