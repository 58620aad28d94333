import { bottom } from '../box.ts';
import type { PartProps } from '../sheet.ts';
import classes from '../product-drawing.module.css';

/** Paints of the room and of what is outside it. Their colours come from the style sheet: scheme and time choose them. */
export function SceneGradients({ sheet: { id, layout, drawing } }: PartProps) {
  const { window, floor, sheet } = layout;
  return (
    <>
      <linearGradient id={id('sky')} x1="0" y1="0" x2="0" y2="1">
        <stop className={classes['sky-top']} />
        <stop offset=".45" className={classes['sky-middle']} />
        <stop offset=".75" className={classes['sky-low']} />
      </linearGradient>
      {drawing.detail === 'icon' ? null : (
        <>
          {(['far', 'middle', 'near', 'trees'] as const).map((wash) => (
            <linearGradient key={wash} id={id(wash)} x1="0" y1="0" x2="0" y2="1">
              <stop className={classes[`${wash}-top`]} />
              <stop offset=".85" className={classes[`${wash}-low`]} />
            </linearGradient>
          ))}
          <linearGradient id={id('sun')} x1="0" y1="0" x2="0" y2="1">
            <stop className={classes['sun-near']} />
            <stop offset="1" className={classes['sun-far']} />
          </linearGradient>
          <linearGradient
            id={id('floor')}
            gradientUnits="userSpaceOnUse"
            x1="0"
            x2="0"
            y1={floor}
            y2={Math.max(floor + 1, bottom(sheet))}
          >
            <stop className={classes['floor-far']} />
            <stop offset="1" className={classes['floor-near']} />
          </linearGradient>
          <radialGradient
            id={id('wash')}
            gradientUnits="userSpaceOnUse"
            cx={window.x + window.width / 2}
            cy={window.y + window.height * 0.5}
            r={Math.max(window.width, window.height) * 1.05}
          >
            <stop className={classes['wash-in']} />
            <stop offset="1" className={classes['wash-out']} />
          </radialGradient>
        </>
      )}
    </>
  );
}
