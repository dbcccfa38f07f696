import styles from './stage.module.css';

/** The stand's lights, each time in the same places. */
const LIGHTS = (() => {
  let state = 77;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: 60 }, () => ({
    cx: Math.round(next() * 720),
    cy: Math.round(50 + next() * 55),
    r: 0.6 + next() * 1.5,
    fill: next() > 0.75 ? '#FFD37A' : '#8FA8D6',
    opacity: 0.15 + next() * 0.4,
  }));
})();

const Mast = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M-2 20V110" stroke="#1C2A47" strokeWidth="4" />
    <rect x="-26" y="6" width="52" height="26" rx="3" fill="#101B32" />
    {[13, 25].flatMap((cy) =>
      [-19.5, -6.5, 6.5, 19.5].map((cx) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4.200" fill="#FFF3D6" />),
    )}
  </g>
);

export interface SceneProps {
  /** The felt in the light and where it is dark. */
  readonly felt: readonly [light: string, dark: string];
  /** Where the table's far edge lies; null where nothing stands on a table. */
  readonly edge: number | null;
  /** Lettering on the felt, and how far down: an ornament, which repeats what a spot says. */
  readonly lettering?: readonly [text: string, y: number];
}

/** The ground at night: two floodlight masts, their beams, the stand's lights, the table's far edge with one marigold inlay. */
export const Scene = ({ felt: [light, dark], edge, lettering }: SceneProps) => (
  <svg className={styles.scene} viewBox="0 0 720 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="night" x2="0" y2="1">
        <stop stopColor="#0A1124" />
        <stop offset=".45" stopColor="#152340" />
        <stop offset="1" stopColor="#0A1224" />
      </linearGradient>
      <radialGradient id="lamp">
        <stop stopColor="#FFE9BE" stopOpacity=".75" />
        <stop offset=".3" stopColor="#FFD489" stopOpacity=".26" />
        <stop offset="1" stopColor="#FFC35A" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="beam" x2="0" y2="1">
        <stop stopColor="#FFE3A8" stopOpacity=".3" />
        <stop offset="1" stopColor="#FFE3A8" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="felt" cy=".34" r=".72">
        <stop stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <radialGradient id="shine" cy=".3" r=".6">
        <stop stopColor="#FFF0CF" stopOpacity=".14" />
        <stop offset="1" stopColor="#FFF0CF" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="720" height="300" fill="url(#night)" />
    <path d="M0 62Q360 34 720 62V150H0Z" fill="#0C1730" />
    {LIGHTS.map((one) => (
      <circle key={`${one.cx} ${one.cy}`} {...one} />
    ))}
    <path d="M0 106Q360 84 720 106V150H0Z" fill="#0B2A24" />
    <Mast x={186} />
    <Mast x={534} />
    <circle cx="186" cy="20" r="92" fill="url(#lamp)" />
    <circle cx="534" cy="20" r="92" fill="url(#lamp)" />
    <path d="M168 30L230 300H520L204 30ZM552 30L490 300H200L516 30Z" fill="url(#beam)" />
    {edge !== null && <TableTop edge={edge} />}
    {lettering && (
      <>
        <path id="arc" d={`M60 ${lettering[1] + 52}Q360 ${lettering[1] - 52} 660 ${lettering[1] + 52}`} fill="none" />
        <text className={styles.lettering} fill="#FFE4B0" fillOpacity=".34" textAnchor="middle">
          <textPath href="#arc" startOffset="50%">
            {lettering[0]}
          </textPath>
        </text>
      </>
    )}
  </svg>
);

/** Its far edge: shadow, wood, inlay, rim, felt in the light, and a thread. */
const TableTop = ({ edge }: { readonly edge: number }) => (
  <>
    <ellipse cx="360" cy={edge + 300} rx="560" ry="300" fill="#05080F" opacity=".55" />
    <ellipse cx="360" cy={edge + 290} rx="552" ry="298" fill="#1B1310" />
    <ellipse cx="360" cy={edge + 291} rx="548" ry="294" fill="#3A2618" />
    <ellipse cx="360" cy={edge + 295} rx="541" ry="288" fill="#FFB020" />
    <ellipse cx="360" cy={edge + 297} rx="539" ry="286.500" fill="#120D0B" />
    <ellipse cx="360" cy={edge + 301} rx="533" ry="281" fill="url(#felt)" />
    <ellipse cx="360" cy={edge + 301} rx="533" ry="281" fill="url(#shine)" />
    <ellipse
      cx="360"
      cy={edge + 314}
      rx="500"
      ry="262"
      fill="none"
      stroke="#FFE4B0"
      strokeOpacity=".22"
      strokeWidth="1.500"
    />
  </>
);
