import classes from './workshop-scene.module.css';

/** The workshop: rolls on their rack, a fabric on the table, a finished blind in front of the window. */
export function WorkshopScene() {
  return (
    <svg className={classes.scene} viewBox="0 0 640 340" aria-hidden="true" focusable="false">
      <path className={classes.light} d="M470 60h130v150H470zM452 300l18-90h130l-34 90z" />
      <path className={classes.soft} d="M8 300h624M470 60h130v150H470zM535 60v150M470 135h130" />
      <Rack />
      <Table />
      <FinishedBlind />
      <Lamp />
    </svg>
  );
}

function Rack() {
  return (
    <g>
      <path d="M30 40v260M190 40v260M22 300h16M182 300h16" />
      {[64, 116, 168, 220].map((y) => (
        <path key={y} className={classes.soft} d={`M30 ${String(y + 14)}h160`} />
      ))}
      {[
        { y: 64, ends: [52, 82, 112, 142] },
        { y: 116, ends: [54, 86, 150] },
        { y: 168, ends: [52, 84, 116, 148] },
        { y: 220, ends: [60, 96, 132] },
      ].flatMap(({ y, ends }) =>
        ends.map((x, index) => (
          <g key={`${String(x)}-${String(y)}`}>
            <circle className={index === 1 ? classes.fabric : classes.solid} cx={x} cy={y} r="13" />
            <circle cx={x} cy={y} r="4" />
          </g>
        )),
      )}
      <path className={classes.soft} d="M60 262h96v24H60zM72 262v24M84 262v24M132 262v24" />
    </g>
  );
}

function Table() {
  return (
    <g>
      <path className={classes.fabric} d="M240 172h158l28 36H214z" />
      <path className={classes.solid} d="M204 208h246v12H204z" />
      <path d="M222 220v80M432 220v80M214 300h16M424 300h16" />
      <path className={classes.soft} d="M222 262h210M262 172l-14 36M380 172l20 36" />
      <path className={classes.solid} d="M322 160h12l12 54h-14z" />
      <path className={classes.soft} d="M328 170h5M329 180h6M332 190h6M334 200h6" />
      <path className={classes.accent} strokeDasharray="5 4" d="M322 162l10 48" />
      <path d="m296 186 18-6 6 12-18 6zM296 186l-20 12 6 8 20-8" />
      <path className={classes.soft} d="M236 230h30v20h-30zM240 236h22M240 243h14" />
    </g>
  );
}

function FinishedBlind() {
  return (
    <g>
      <path d="M462 300V44h146v256M454 300h16M600 300h16" />
      <path className={classes.solid} d="M474 52h122v11H474z" />
      <path className={classes.fabric} fillOpacity=".82" d="M480 63h110v104H480z" />
      <path className={classes.solid} d="M477 167h116v7H477z" />
      <path className={classes.soft} d="M593 63v80M492 78v76M506 78v76" />
      <rect className={classes.accent} x="506" y="180" width="58" height="14" rx="3" />
      <path className={classes.accent} d="M527 180v14M543 180v14" />
      <circle cx="535" cy="187" r="3" />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <path d="M330 8v46M296 84l14-30h40l14 30z" />
      <path className={classes.soft} d="M300 96l-26 62M360 96l26 62" />
    </g>
  );
}
