import styles from './dice.module.css';

interface Faces {
  readonly dark: string;
  readonly top: string;
  readonly right: string;
  readonly left: string;
  readonly under: string;
  readonly ink: string;
}

const GOLD: Faces = {
  dark: '#A96404',
  top: '#FFCE6A',
  right: '#F0A01C',
  left: '#FFB935',
  under: '#C97C06',
  ink: '#2A1A02',
};
const BLUE: Faces = {
  dark: '#131E38',
  top: '#3C548A',
  right: '#2A3D68',
  left: '#34497A',
  under: '#1B2947',
  ink: '#EAF0FB',
};

/** Two dice of ten faces: the tens, and the ones. */
export function DiceArt({ roll, isRolling }: { readonly roll: number | null; readonly isRolling: boolean }) {
  const [tens, ones] =
    roll === null ? ['00', '0'] : [`${Math.floor(roll / 1000)}0`, String(Math.floor(roll / 100) % 10)];
  return (
    <svg className={styles.dice} viewBox="0 0 210 120" aria-hidden="true" data-rolling={isRolling}>
      <ellipse cx="106" cy="112" rx="92" ry="7" fill="#000" opacity=".45" />
      <g transform="translate(64 58) rotate(-10) scale(.94)">
        <Die faces={GOLD} text={isRolling ? '' : tens} />
      </g>
      <g transform="translate(148 62) rotate(12) scale(.88)">
        <Die faces={BLUE} text={isRolling ? '' : ones} />
      </g>
    </svg>
  );
}

const Die = ({ faces, text }: { readonly faces: Faces; readonly text: string }) => (
  <g className={styles.die}>
    <path d="M0-54 50-12 50 14 0 54-50 14-50-12Z" fill={faces.dark} />
    <path d="M0-54 27 6 0 22-27 6Z" fill={faces.top} />
    <path d="M0-54 50-12 50 14 27 6Z" fill={faces.right} />
    <path d="M0-54-50-12-50 14-27 6Z" fill={faces.left} />
    <path d="M50 14 0 54V22L27 6Z" fill={faces.dark} />
    <path d="M-50 14 0 54V22L-27 6Z" fill={faces.under} />
    <path d="M0-54 27 6 0 22-27 6Z" fill="none" stroke="#fff" strokeOpacity=".35" />
    <text y="2" textAnchor="middle" fill={faces.ink} fontSize="24" fontWeight="800">
      {text}
    </text>
  </g>
);
