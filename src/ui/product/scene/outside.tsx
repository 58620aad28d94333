import { rect, right, tenth, type Box } from '../box.ts';
import { Clipped } from '../clipped.tsx';
import type { PartProps } from '../sheet.ts';
import { leaves, stems } from './branch.ts';

/** Position of the mountains on the 1,000 × 1,000 sheet of the landscape. */
const HORIZON = 720;

/** The part of the landscape that a window of these proportions shows, with the horizon below the middle. */
function pieceFor({ width, height }: Box): string {
  if (width < height) {
    const piece = (1_000 * width) / height;
    return `${String(tenth(470 - piece / 2))} 0 ${String(tenth(piece))} 1000`;
  }
  const piece = (1_000 * height) / width;
  return `0 ${String(tenth(HORIZON - piece * 0.7))} 1000 ${String(tenth(piece))}`;
}

const coarse = 'M0 756c150-36 260 6 390-16 120-20 210-54 330-30 100 20 190 0 280 22v268H0z';

/** Mountains, hills and trees behind the window, by day and in the evening. */
export function Outside({ sheet }: PartProps) {
  const { window } = sheet.layout;
  return (
    <>
      <rect {...rect(window)} fill={sheet.paint('sky')} />
      <Clipped box={window} piece={pieceFor(window)}>
        {sheet.drawing.detail === 'icon' ? (
          <path fill="var(--near-wash)" d={coarse} />
        ) : (
          <Washes {...{ sheet }} />
        )}
      </Clipped>
    </>
  );
}

function Washes({ sheet }: PartProps) {
  return (
    <>
      <path
        d="M0 668c50-10 88-34 140-44 40-8 66 10 100-6 40-18 62-76 104-98 24-12 34-26 54-24 20 2 26 24 46 34 20 8 34-2 50-18 22-24 32-58 56-68 22-8 38 22 58 42 28 28 48 62 88 78 42 18 72 10 114 30 60 28 120 42 190 50v96H0z"
        fill={sheet.paint('far')}
      />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity="var(--ridge-stroke-opacity)"
        strokeWidth={2.5}
        d="M344 520c-10 30 6 44-10 72M398 496c-6 26 8 40 0 64M600 430c-10 40 6 56-12 92M628 440c8 30 28 44 30 78M572 462c-14 26-10 50-30 72M700 520c10 22 4 36 16 56"
      />
      <path
        d="M0 700c110-38 190-8 290-28 110-22 170-56 280-30 90 20 150-4 230 12 70 12 130 8 200 26v320H0z"
        fill={sheet.paint('middle')}
      />
      <path
        d="M0 752c150-36 260 6 390-16 120-20 210-44 330-24 100 18 190 0 280 22v266H0z"
        fill={sheet.paint('near')}
      />
      <path
        fill={sheet.paint('trees')}
        d="M0 838c6-12 20-18 30-10 6-16 26-20 36-8 8-10 24-10 32 0 4-26 10-44 16-56 8 16 12 34 14 54 8-8 20-8 26 0 10-14 32-14 40 0 12-8 28-6 34 6 14-12 36-10 44 4 10-8 24-8 32 2 18-10 40-6 50 6 12-16 38-18 50-2 8-8 22-8 30 2 8-38 14-60 20-74 8 18 14 44 16 72 14-12 34-10 44 2 12-14 36-14 46 0 8-6 20-6 28 2 14-14 40-14 52 0 12-10 30-8 38 4 12-12 34-12 44 0 12-16 40-16 50 0 10-8 26-8 34 4 14-14 38-12 48 2 12-10 30-10 40 4 14-18 44-14 54 2 8-6 20-6 26 2v166H0z"
      />
    </>
  );
}

/** A branch in front of the window: it gives the view depth, and casts shadows on a bright fabric. */
export function Branch({ sheet }: PartProps) {
  const { window } = sheet.layout;
  const side = Math.min(window.width, window.height * 0.9, 1_900);
  const area = { x: right(window) - side, y: window.y, width: side, height: side };
  return (
    <Clipped box={area} piece="0 0 1000 1000">
      <path fill="none" stroke="#56705f" strokeWidth={5} d={stems} />
      <path fill="#5f8470" fillOpacity={0.88} d={leaves} />
    </Clipped>
  );
}
