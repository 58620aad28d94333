import { bottom, polygon, rect, tenth } from '../box.ts';
import { shade, tint } from '../colour.ts';
import { pergolaGeometry } from '../geometry/pergola.ts';
import { OUT, terraceOf } from '../geometry/terrace.ts';
import { fabricTones } from '../materials/fabric-paints.tsx';
import { finishes } from '../materials/metal.tsx';
import { stripesOf } from '../materials/stripes.tsx';
import { MotorSide } from '../mechanism/fixing.tsx';
import { Profile } from '../mechanism/head.tsx';
import classes from '../product-drawing.module.css';
import { TerracePaints } from '../scene/terrace.tsx';
import type { PartProps } from '../sheet.ts';

const SLANT = (Math.atan2(OUT.x, OUT.y) * 180) / Math.PI;

export function PergolaPaints({ sheet }: PartProps) {
  const { middle } = fabricTones(sheet);
  return (
    <>
      <TerracePaints sheet={sheet} />
      <linearGradient id={sheet.id('wave')} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={shade(middle, 0.2)} />
        <stop offset=".3" stopColor={tint(middle, 0.22)} />
        <stop offset=".7" stopColor={middle} />
        <stop offset="1" stopColor={shade(middle, 0.26)} />
      </linearGradient>
    </>
  );
}

/** A terrace under a roof of fabric that slides on its beams. */
export function Pergola({ sheet }: PartProps) {
  const { drawing } = sheet;
  const { width } = drawing;
  const { panels, span, post, beam, front, postHeight } = pergolaGeometry(drawing);
  const { ground } = terraceOf(drawing);
  const [dx, dy] = front;
  const fine = drawing.detail !== 'icon';
  const stripes = stripesOf(sheet);
  const roof = { x: post / 2, y: 0, width: width - post, height: OUT.y * span };
  const side = (x: number) => polygon([x, 20], [x + post, 20], [x + post + dx, dy + 20], [x + dx, dy + 20]);
  return (
    <>
      {fine && drawing.time === 'day' ? (
        <g className={classes.moving} opacity={1 - 0.75 * drawing.openness}>
          <path
            fill={sheet.paint('shadow')}
            d={polygon([0, ground], [width, ground], [width + dx, ground + dy], [dx, ground + dy])}
          />
          <rect
            {...rect({ x: 0, y: beam, width, height: ground - beam })}
            fill={sheet.paint('shadow')}
            opacity=".7"
          />
        </g>
      ) : null}
      <Profile sheet={sheet} box={{ x: 0, y: 0, width, height: beam }} />
      <path d={side(0) + side(width - post)} fill={finishes[drawing.finish].body} />
      <path
        d={side(0) + side(width - post)}
        fill="rgb(20 26 26 / 22%)"
        transform={`translate(0 ${String(post * 0.6)})`}
      />
      {panels.toReversed().map(({ index, from, hangs }) => (
        <g
          key={index}
          className={classes.moving}
          style={{
            transform: `translate(${String(tenth(OUT.x * from))}px, ${String(tenth(OUT.y * from + 30))}px) skewX(${SLANT.toFixed(2)}deg) scaleY(${hangs.toFixed(3)})`,
          }}
        >
          <rect {...rect(roof)} fill={sheet.paint('wave')} fillOpacity={0.97 - sheet.light.glow * 0.3} />
          {stripes === undefined ? null : <rect {...rect(roof)} fill={stripes} fillOpacity=".8" />}
          {fine ? <rect {...rect(roof)} fill={sheet.paint('hang')} /> : null}
          <rect {...rect({ ...roof, y: bottom(roof) - 14, height: 14 })} fill="rgb(10 14 14 / 26%)" />
        </g>
      ))}
      <g transform={`translate(${String(tenth(dx))} ${String(tenth(dy))})`}>
        {[0, width - post].map((x) => (
          <g key={x}>
            {fine ? (
              <rect
                {...rect({ x: x - 60, y: postHeight - 14, width: post + 120, height: 40 })}
                rx={20}
                fill="var(--cast)"
              />
            ) : null}
            <rect
              {...rect({ x, y: 0, width: post, height: postHeight })}
              fill={sheet.paint('post')}
              className={fine ? undefined : classes.outlined}
            />
          </g>
        ))}
        <Profile sheet={sheet} box={{ x: 0, y: 0, width, height: beam }} />
        <MotorSide sheet={sheet} box={{ x: 0, y: 0, width, height: beam }} />
      </g>
    </>
  );
}
