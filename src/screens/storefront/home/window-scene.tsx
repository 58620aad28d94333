import classes from './window-scene.module.css';

/** Left edges of the three panes, in units of the drawing. */
const panes = [
  { x: 850, fabric: classes.firstFabric, sun: classes.firstSun },
  { x: 1061, fabric: classes.secondFabric, sun: classes.secondSun },
  { x: 1272, fabric: classes.thirdFabric, sun: classes.thirdSun },
] as const;
const PANE = 211;
const HEAD = 139;
const FLOOR = 690;
/** Length of a lowered blind; styles raise it from there. */
const LONGEST = 530;

/**
 * A room with a tall window and mountains behind, drawn flat: sunlight on the floor by day, a lamp at night. The
 * blinds come down once on load. Styles set the length and fabric of the blinds and the time of day.
 */
export function WindowScene() {
  return (
    <svg
      className={classes.scene}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <Definitions />
      <path d="M-2400-900h5600v1590h-5600z" fill="url(#scene-glow)" />
      <Floor />
      <Outside />
      <Glass />
      {panes.map((pane) => (
        <Blind key={pane.x} {...pane} />
      ))}
      <Reveal />
      <Measure />
      <Plant />
      <Lamp />
      <Daybed />
    </svg>
  );
}

function Definitions() {
  return (
    <defs>
      <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--sky-top)" />
        <stop offset=".55" stopColor="var(--sky-middle)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <linearGradient id="scene-far" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--far-top)" />
        <stop offset="1" stopColor="var(--far-low)" />
      </linearGradient>
      <linearGradient id="scene-fabric" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--fabric-top)" />
        <stop offset="1" stopColor="var(--fabric-low)" stopOpacity="var(--glow)" />
      </linearGradient>
      <linearGradient id="scene-floor" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--floor-far)" />
        <stop offset="1" stopColor="var(--floor-near)" />
      </linearGradient>
      <linearGradient id="scene-sun" gradientUnits="userSpaceOnUse" x1="0" y1={FLOOR} x2="0" y2="900">
        <stop stopColor="var(--sun-near)" />
        <stop offset="1" stopColor="var(--sun-far)" />
      </linearGradient>
      <radialGradient id="scene-glow" gradientUnits="userSpaceOnUse" cx="1190" cy="400" r="720">
        <stop stopColor="var(--glow-in)" />
        <stop offset="1" stopColor="var(--glow-out)" />
      </radialGradient>
      <radialGradient id="scene-lamp">
        <stop stopColor="var(--lamp-in)" />
        <stop offset=".35" stopColor="var(--lamp-middle)" />
        <stop offset="1" stopColor="var(--lamp-out)" />
      </radialGradient>
      <radialGradient id="scene-shadow">
        <stop stopColor="var(--shadow-in)" />
        <stop offset="1" stopColor="var(--shadow-out)" />
      </radialGradient>
      <pattern id="scene-weave" width="4" height="4" patternUnits="userSpaceOnUse">
        <path fill="none" stroke="var(--weft)" strokeOpacity={0.34} d="M0 .5h2M2 2.5h2" />
        <path fill="none" stroke="var(--warp)" strokeOpacity={0.2} d="M2.5 0v2M.5 2v2" />
      </pattern>
      <clipPath id="scene-opening">
        <path d="M850 139h633v544H850z" />
      </clipPath>
      <clipPath id="scene-ground">
        <path d="M-2400 690h5600v210h-5600z" />
      </clipPath>
    </defs>
  );
}

function Floor() {
  return (
    <>
      <path d="M-2400 690h5600v210h-5600z" fill="url(#scene-floor)" />
      <g clipPath="url(#scene-ground)">
        <path
          fill="none"
          stroke="var(--joint)"
          strokeOpacity={0.7}
          d="M-2400 716h5600M-2400 754h5600M-2400 812h5600M-4164 900 -1964 690M-3940 900 -1840 690M-3716 900 -1716 690M-3492 900 -1592 690M-3268 900 -1468 690M-3043 900 -1344 690M-2819 900 -1220 690M-2595 900 -1096 690M-2371 900 -972 690M-2147 900 -848 690M-1923 900 -724 690M-1698 900 -600 690M-1474 900 -476 690M-1250 900 -352 690M-1026 900 -228 690M-802 900 -104 690M-578 900 20 690M-354 900 144 690M-129 900 268 690M95 900 392 690M319 900 516 690M543 900 640 690M767 900 764 690M991 900 888 690M1216 900 1012 690M1440 900 1136 690M1664 900 1260 690M1888 900 1384 690M2112 900 1508 690M2336 900 1632 690M2560 900 1756 690M2785 900 1880 690M3009 900 2004 690M3233 900 2128 690M3457 900 2252 690M3681 900 2376 690M3905 900 2500 690M4130 900 2624 690M4354 900 2748 690M4578 900 2872 690M4802 900 2996 690M5026 900 3120 690"
        />
        {panes.map(({ x, sun }) => (
          <path
            key={x}
            className={sun}
            d={`M${String(x + 8)} 690h${String(PANE - 14)}l-260 210-260 210h-${String(PANE - 14)}z`}
            fill="url(#scene-sun)"
          />
        ))}
      </g>
      <path fill="var(--skirting)" d="M-2400 676h3250v14h-3250zM1504 676h1696v14H1504z" />
      <path
        fill="none"
        stroke="var(--hairline)"
        d="M-2400 676h3250M-2400 690h3250M1504 676h1696M1504 690h1696"
      />
    </>
  );
}

/** The Cerro de la Silla with gardens below, and city lights at night. */
function Outside() {
  return (
    <g clipPath="url(#scene-opening)">
      <path d="M850 139h633v544H850z" fill="url(#scene-sky)" />
      <circle fill="var(--moon)" cx="912" cy="392" r="13" />
      <path
        d="M850 500c34-6 62-34 92-46 22-8 40-40 62-58 14-12 22-26 36-24 12 2 18 22 30 30 14 8 24 2 36-14 16-22 26-50 44-58 16-6 26 20 40 34 20 20 34 48 60 62 34 18 66 22 104 42 42 22 90 28 129 40v120H850z"
        fill="url(#scene-far)"
      />
      <path
        fill="none"
        stroke="var(--ridge)"
        strokeOpacity={0.45}
        strokeWidth={1.5}
        d="M1040 372c-4 20-22 34-20 56M1150 330c-8 28-2 40-18 66M1190 364c0 24 16 36 14 58M1070 402c-4 16 4 24-2 40M1004 396c-8 18-24 24-30 44M1250 426c-4 14 6 22 4 36"
      />
      <path
        fill="var(--hills)"
        d="M850 536c60-22 104-10 160-20 70-12 110-34 180-22 60 10 110 4 160 12 56 8 96 2 133 12v165H850z"
      />
      <path
        fill="none"
        stroke="var(--lights)"
        strokeLinecap="round"
        strokeWidth={2.6}
        d="M884 548h.1M918 540h.1M952 552h.1M986 541h.1M1012 556h.1M1040 538h.1M1078 548h.1M1102 533h.1M1136 545h.1M1160 530h.1M1192 541h.1M1222 552h.1M1248 534h.1M1284 546h.1M1312 531h.1M1344 549h.1M1374 536h.1M1404 552h.1M1436 540h.1M1462 551h.1"
      />
      <path
        fill="var(--trees)"
        d="M850 592c8-22 30-30 46-18 10-26 46-30 58-6 14-10 30-6 38 8 20-12 44-6 50 12 18-8 38-4 46 8 22-14 50-10 60 8 10-30 52-40 70-14 12-22 44-24 56-2 18-16 48-12 56 10 14-14 38-14 50 0 16-10 34-8 43 4v84H850z"
      />
      <path
        fill="var(--cypress)"
        d="M1424 640c-22-40-14-108 0-148 14 40 22 108 0 148zM1460 640c-16-30-11-80 0-112 11 32 16 82 0 112z"
      />
      <path fill="var(--terrace)" d="M850 626h633v57H850z" />
      <path
        fill="none"
        stroke="var(--terrace-joint)"
        d="M850 640h633M850 658h633M905 683l28-57M1015 683l18-57M1125 683l8-57M1235 683l-4-57M1345 683l-14-57M1455 683l-24-57"
      />
    </g>
  );
}

function Glass() {
  return (
    <g clipPath="url(#scene-opening)">
      <path fill="var(--glint)" d="M876 683 1014 139h22L898 683zM1300 683l138-544h10L1310 683z" />
      <path
        fill="none"
        stroke="var(--frame)"
        strokeWidth={6}
        d="M853 139v544M1061 139v544M1272 139v544M1480 139v544"
      />
      <path
        fill="none"
        stroke="var(--frame-light)"
        d="M851.5 152v528M1059.5 152v528M1270.5 152v528M1478.5 152v528"
      />
      <path
        fill="none"
        stroke="var(--frame-thin)"
        strokeWidth={3}
        d="M850 679h633M850 141h633M1068.5 450v42M1264.5 450v42"
      />
    </g>
  );
}

function Blind({ x, fabric }: (typeof panes)[number]) {
  const left = x + 6;
  const width = PANE - 12;
  const drop = LONGEST;
  return (
    <>
      <g clipPath="url(#scene-opening)">
        <g className={fabric}>
          <g transform={`translate(${String(left)} ${String(HEAD + 6)})`}>
            <path d={`M0-420h${String(width)}V${String(drop)}H0z`} className={classes.fabricBack} />
            <path d={`M0-420h${String(width)}V${String(drop)}H0z`} fill="var(--fabric-night)" />
            <path d={`M0 0h${String(width)}v${String(drop)}H0z`} fill="url(#scene-fabric)" />
            <path d={`M0-420h${String(width)}V${String(drop)}H0z`} fill="url(#scene-weave)" />
            <path
              fill="none"
              stroke="var(--fabric-fold)"
              strokeOpacity={0.5}
              d={`M.5 0v${String(drop)}M${String(width - 0.5)} 0v${String(drop)}`}
            />
            <rect fill="var(--rail)" y={drop - 2} width={width} height="7" rx="1.5" />
            <path stroke="var(--rail-light)" d={`M2 ${String(drop - 0.5)}h${String(width - 4)}`} />
          </g>
        </g>
      </g>
      <path
        fill="var(--cassette)"
        d={`M${String(x + 3)} ${String(HEAD - 1)}h${String(PANE - 6)}v13h-${String(PANE - 6)}z`}
      />
      <path stroke="var(--cassette-light)" d={`M${String(x + 4)} ${String(HEAD + 11)}h${String(PANE - 8)}`} />
      <path
        fill="none"
        stroke="var(--chain)"
        strokeDasharray="0.1 4"
        strokeLinecap="round"
        strokeWidth={2}
        d={`M${String(x + PANE - 9)} ${String(HEAD + 12)}V560`}
      />
    </>
  );
}

/** The thickness of the wall, seen from slightly left. */
function Reveal() {
  return (
    <>
      <path fill="var(--soffit)" d="M850 128h654l-21 11H850z" />
      <path fill="var(--jamb)" d="M1504 128v562l-21-7V139z" />
      <path fill="var(--threshold)" d="M850 683h633l21 7H850z" />
      <path fill="none" stroke="var(--hairline)" d="M850 690V128h654v562M1504 128l-21 11v544l21 7" />
    </>
  );
}

/** The dimension line above the window. */
function Measure() {
  return (
    <g>
      <path
        fill="none"
        stroke="var(--ink-soft)"
        strokeOpacity={0.65}
        d="M850 84h278M1226 84h278M850 76v40M1504 76v40M844 90l12-12M1498 90l12-12"
      />
      <text className={classes.figure} x="1177" y="90" textAnchor="middle">
        2.60 m
      </text>
    </g>
  );
}

function Plant() {
  return (
    <g>
      <ellipse cx="836" cy="742" rx="86" ry="12" fill="url(#scene-shadow)" />
      <path
        fill="none"
        stroke="var(--stem)"
        strokeWidth={2}
        d="M846 664c2-40-2-84-18-124M848 664c0-56 10-98 22-138M850 664c6-34 22-62 44-84M844 664c-8-34-26-60-50-78"
      />
      <path
        fill="var(--leaf-back)"
        d="M870 526c-14-40-4-84 14-112 16 36 14 82-14 112zM828 540c-34-24-46-66-42-102 34 18 52 62 42 102zM794 586c-36-4-62-32-72-62 36 2 66 28 72 62z"
      />
      <path
        fill="var(--leaf)"
        d="M894 580c0-40 24-72 56-88 6 38-16 74-56 88zM838 566c-6-52 4-92 26-122 18 42 10 90-26 122zM846 622c-30-18-44-48-42-80 30 14 46 46 42 80zM852 628c8-36 34-58 66-64-4 34-30 60-66 64zM826 640c-34 6-62-8-80-32 32-8 64 4 80 32z"
      />
      <path
        fill="none"
        stroke="var(--vein)"
        strokeOpacity={0.5}
        d="M894 580c16-30 34-58 56-88M838 566c2-44 12-84 26-122M846 622c-10-28-24-54-42-80M852 628c20-26 42-46 66-64M826 640c-26-14-52-26-80-32M870 526c0-38 6-76 14-112M828 540c-12-36-26-70-42-102"
      />
      <path fill="var(--pot)" d="M806 660h82l-9 84a8 8 0 0 1-8 7h-48a8 8 0 0 1-8-7z" />
      <path fill="var(--pot-shade)" d="M862 660h26l-9 84a8 8 0 0 1-8 7h-22c10-26 14-58 13-91z" />
      <path
        fill="none"
        stroke="var(--hairline)"
        d="M806 660h82l-9 84a8 8 0 0 1-8 7h-48a8 8 0 0 1-8-7zM807 672h80"
      />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <circle cx="1548" cy="350" r="460" fill="url(#scene-lamp)" />
      <ellipse cx="1530" cy="770" rx="330" ry="74" fill="url(#scene-lamp)" />
      <ellipse cx="1548" cy="762" rx="60" ry="9" fill="url(#scene-shadow)" />
      <path fill="none" stroke="var(--pole)" strokeWidth={2.2} d="M1548 340v418" />
      <ellipse fill="var(--lamp-foot)" cx="1548" cy="758" rx="24" ry="4" />
      <path fill="var(--shade)" d="M1518 290h60l12 58h-84z" />
      <path fill="none" stroke="var(--hairline)" d="M1518 290h60l12 58h-84zM1516 298h64M1507.5 340h81" />
    </g>
  );
}

/** A daybed with a bolster and an open book. */
function Daybed() {
  return (
    <g>
      <ellipse cx="1250" cy="797" rx="220" ry="13" fill="url(#scene-shadow)" />
      <path fill="none" stroke="var(--leg-back)" strokeWidth={4} d="M1106 752v32M1404 752v32" />
      <path fill="none" stroke="var(--leg)" strokeWidth={6} d="M1090 752v44M1420 752v44" />
      <path fill="var(--wood)" d="M1074 742h362v10h-362z" />
      <path fill="var(--cushion)" d="M1080 716a6 6 0 0 1 6-6h338a6 6 0 0 1 6 6v26h-350z" />
      <path fill="var(--cushion-shade)" d="M1080 733h350v9h-350z" />
      <path
        fill="none"
        stroke="var(--seam)"
        d="M1138 710v32M1196 710v32M1254 710v32M1312 710v32M1370 710v32M1080 726h350"
      />
      <circle fill="var(--cushion)" cx="1405" cy="692" r="19" />
      <circle fill="none" stroke="var(--seam)" cx="1405" cy="692" r="19" />
      <circle fill="none" stroke="var(--seam)" cx="1405" cy="692" r="4" />
      <path fill="var(--book)" d="M1168 708c10-9 22-9 31-2 9-7 21-7 31 2z" />
      <path fill="none" stroke="var(--hairline)" d="M1168 709c10-9 22-9 31-2 9-7 21-7 31 2M1199 707v3" />
    </g>
  );
}
