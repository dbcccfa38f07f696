import styles from './goal.module.css';

/** The lines of a net: as many across and down, eight apart. */
const net = (across: number, down: number): string =>
  [
    ...Array.from({ length: across / 8 + 1 }, (_, nth) => `M${nth * 8} 0V${down}`),
    ...Array.from({ length: down / 8 + 1 }, (_, nth) => `M0 ${nth * 8}H${across}`),
  ].join('');

/** The pitch: upwards on a phone, to the right with more room. */
export const Pitch = () => (
  <div className={styles.pitch}>
    <svg className={styles.upright} viewBox="0 0 336 380" aria-hidden="true" preserveAspectRatio="xMidYMin slice">
      <g className={styles.lines}>
        <path d="M16 46H320V600H16ZM62 46V128H274V46M110 46V80H226V46M132 128a42 42 0 0 0 72 0M16 330H320" />
        <circle cx="168" cy="330" r="52" />
      </g>
      <path d="M104 46V12q0-4 4-4H228q4 0 4 4V46" fill="rgb(7 16 20/.5)" stroke="#fff" strokeWidth="4" />
      <path transform="translate(106 10)" d={net(120, 32)} stroke="#fff" strokeOpacity=".28" />
    </svg>
    <svg className={styles.lying} viewBox="0 0 640 470" aria-hidden="true" preserveAspectRatio="xMaxYMid slice">
      <g className={styles.lines}>
        <path d="M560 14H-200V456H560ZM560 90H436V380H560M560 160H506V310H560M436 192a54 54 0 0 0 0 86M180 14V456" />
        <circle cx="180" cy="235" r="66" />
      </g>
      <path d="M560 146H616q8 0 8 8V316q0 8-8 8H560" fill="rgb(7 16 20/.5)" stroke="#fff" strokeWidth="5" />
      <path transform="translate(562 149)" d={net(56, 168)} stroke="#fff" strokeOpacity=".28" />
    </svg>
  </div>
);

/** The ball and the bomb, defined once. */
export const GoalArt = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <defs>
      <radialGradient id="ball-light" cx=".38" cy=".3" r=".8">
        <stop stopColor="#fff" />
        <stop offset=".7" stopColor="#DDE6F3" />
        <stop offset="1" stopColor="#93A4C0" />
      </radialGradient>
      <radialGradient id="ball-shade" cx=".4" cy=".3" r=".75">
        <stop offset=".6" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#0A1120" stopOpacity=".55" />
      </radialGradient>
      <radialGradient id="bomb-body" cx=".36" cy=".3" r=".8">
        <stop stopColor="#8396BE" />
        <stop offset=".5" stopColor="#33446B" />
        <stop offset="1" stopColor="#0B1427" />
      </radialGradient>
    </defs>
    <symbol id="ball" viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="19" fill="url(#ball-light)" />
      <path d="M24 16l7.600 5.500-2.900 9h-9.400l-2.900-9Z" fill="#16233D" />
      <path
        d="M24 16V6M31.600 21.500l9.600-3M28.700 30.500l6 8.200M19.300 30.500l-6 8.200M16.400 21.500l-9.600-3"
        stroke="#16233D"
        strokeWidth="1.800"
      />
      <path
        d="M17.500 6.500 24 9l6.500-2.500M41.500 16.500l.3 7.500 1 1.500M37 37.500l-8 4.500M11 37.500l8 4.500M6.500 16.500 6.200 24"
        stroke="#16233D"
        strokeWidth="3.500"
        fill="none"
        strokeLinejoin="round"
      />
      <circle cx="24" cy="24" r="19" fill="url(#ball-shade)" />
    </symbol>
    <symbol id="bomb" viewBox="0 0 48 48">
      <path d="M29 13q3-7 9-6" stroke="#C9A66B" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M40 2l1.500 3.500L45 7l-3.500 1.500L40 12l-1.500-3.500L35 7l3.500-1.500Z" fill="#FFD58A" />
      <rect x="24" y="10" width="9" height="7" rx="2" transform="rotate(28 28 13)" fill="#3A4A6D" />
      <circle cx="22" cy="28" r="15" fill="url(#bomb-body)" />
      <ellipse
        cx="16.500"
        cy="21.500"
        rx="5"
        ry="3.200"
        transform="rotate(-38 16.500 21.500)"
        fill="#fff"
        opacity=".4"
      />
    </symbol>
  </svg>
);
