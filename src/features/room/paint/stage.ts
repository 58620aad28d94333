import type { Hour } from '#src/content/pictures/hours.ts';
import { coveredMetres } from '#src/content/pictures/room-facts.ts';
import { coveringOf, fromBehind, type Setting } from '../coverings.ts';
import type { Dressing } from '../dressing.ts';
import type { RoomFiles } from '../files/room-files.ts';
import { weaveOf, type Weave } from '../files/weaves.ts';
import { glide } from './glide.ts';
import type { PainterOf } from './painter.ts';

/** Milliseconds from the first picture, where the window is free, and from one choice to the next. */
const FIRST_MS = 1_400;
const NEXT_MS = 260;

/** What is shown in a room. */
export interface Shown {
  readonly dressing: Dressing;
  readonly setting: Setting;
  readonly hour: Hour;
}

/** A canvas that shows a room. */
export interface Stage {
  /** Moves the blind there; paints only while the canvas can be seen. */
  show: (next: Shown) => void;
  free: () => void;
}

/** Width and height of a canvas, px: as many as are seen, in steps, and no more than the room's picture has. */
function sizeFor(shownWidth: number): readonly [number, number] {
  const width = Math.min(1_280, Math.max(1, Math.ceil((shownWidth * devicePixelRatio) / 320)) * 320);
  return [width, width / 1.6];
}

/** Shows a room on a canvas; null where the browser cannot paint it. */
export function stageOn(canvas: HTMLCanvasElement, files: RoomFiles, painterOf: PainterOf): Stage | null {
  [canvas.width, canvas.height] = sizeFor(Math.max(canvas.clientWidth, canvas.clientHeight * 1.6));
  const painter = painterOf(canvas, files);
  if (painter === null) return null;
  const [width, height] = coveredMetres(files.facts);
  const size = { widthMm: width * 1_000, heightMm: height * 1_000 };
  let at: Setting | undefined;
  let wanted: Shown | undefined;
  let weave: { readonly of: string; readonly threads: Weave | null } | undefined;
  let isSeen = false;
  let stop = () => undefined as void;

  const paint = ({ dressing, hour }: Shown, now: Setting) => {
    at = now;
    const covering = coveringOf(dressing.type, dressing.cloth, now, size);
    painter.paint({
      covering: hour === 'street' ? fromBehind(covering) : covering,
      hour,
      weave: weave?.of === dressing.structure ? weave.threads : null,
    });
  };
  const move = () => {
    stop();
    if (wanted === undefined || !isSeen) return;
    const next = wanted;
    // The picture that was there shows the free window in the morning, or from the street.
    const wasThere = next.hour === 'morning' || next.hour === 'street';
    const from = at ?? { ...next.setting, ahead: wasThere ? 1 : 0 };
    const ms = painter.isStill ? 0 : from.ahead > 0 ? FIRST_MS : NEXT_MS;
    stop = glide(from, next.setting, ms, (now) => {
      paint(next, now);
    });
  };
  const loadThreads = async ({ dressing: { structure } }: Shown) => {
    if (weave?.of === structure) return;
    weave = { of: structure, threads: null };
    try {
      const threads = await weaveOf(structure);
      if (weave.of === structure) weave = { of: structure, threads };
      move();
    } catch {
      // The cloth is painted without its threads.
    }
  };
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.some(({ isIntersecting }) => isIntersecting);
    move();
  });
  observer.observe(canvas);
  return {
    show: (next) => {
      wanted = next;
      void loadThreads(next);
      move();
    },
    free: () => {
      stop();
      observer.disconnect();
      painter.free();
    },
  };
}
