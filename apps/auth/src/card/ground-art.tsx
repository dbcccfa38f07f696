import { useId } from 'react';
import styles from './card.module.css';

/** The rows of the crowd, and the lamps of each tower, as dotted strokes: a dozen nodes where dots would be hundreds. */
const upperRows = 'M-85 384A277 94 0 0 1 469 384M-73 384A265 82 0 0 1 457 384M-62 384A254 71 0 0 1 446 384';
const lowerRows = 'M-50 402A242 60 0 0 1 434 402M-38 402A230 52.5 0 0 1 422 402';

/** A floodlit ground at night; by day in the light theme. It says nothing: decoration. */
export function GroundArt() {
  const id = useId();
  return (
    <svg
      className={styles.ground}
      viewBox="0 0 384 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop className={styles.glow} offset="0" />
          <stop className={styles.glowEnd} offset="1" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.glowFaint} offset="0" />
          <stop className={styles.glowEnd} offset="1" />
        </linearGradient>
        <linearGradient id={`${id}fade`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.fade} offset="0" />
          <stop className={styles.fadeEnd} offset=".62" />
        </linearGradient>
      </defs>
      <rect className={styles.sky} width="384" height="600" />
      <circle cx="66" cy="112" r="150" fill={`url(#${id}glow)`} />
      <circle cx="322" cy="140" r="130" fill={`url(#${id}glow)`} />
      <path d="M66 112 10 420h250z" fill={`url(#${id}beam)`} />
      <path d="M322 140 110 420h280z" fill={`url(#${id}beam)`} />
      <rect className={styles.tower} x="64" y="120" width="4" height="210" />
      <rect className={styles.tower} x="38.4" y="96" width="55.2" height="34.5" rx="3" />
      <path
        className={styles.lamp}
        strokeWidth="6.2"
        strokeDasharray="0 10.925"
        d="M44.15 103h44M44.15 112.8h44M44.15 122.5h44"
      />
      <rect className={styles.tower} x="320" y="150" width="4" height="210" />
      <rect className={styles.tower} x="299.2" y="126" width="45.6" height="28.5" rx="3" />
      <path
        className={styles.lamp}
        strokeWidth="5.1"
        strokeDasharray="0 9.025"
        d="M303.95 133h36.5M303.95 141.1h36.5M303.95 149.2h36.5"
      />
      <ellipse className={styles.roof} cx="192" cy="372" rx="292" ry="112" />
      <ellipse className={styles.tier} cx="192" cy="384" rx="284" ry="104" />
      <path className={styles.crowd} d={upperRows} />
      <ellipse className={styles.roof} cx="192" cy="398" rx="252" ry="72" />
      <ellipse className={styles.tier} cx="192" cy="402" rx="248" ry="70" />
      <path className={styles.crowd} d={lowerRows} />
      <ellipse className={styles.turf} cx="192" cy="420" rx="226" ry="52" />
      <ellipse className={styles.crease} cx="192" cy="420" rx="206" ry="43" strokeDasharray="2 5" />
      <path className={styles.pitch} d="M181 394h22l13 52h-48z" />
      <path
        className={styles.crease}
        d="M177 401h30M168 438h48M187 401v-7M192 401v-8M197 401v-7M184 438v-11M192 438v-12M200 438v-11"
      />
      <rect y="360" width="384" height="240" fill={`url(#${id}fade)`} />
    </svg>
  );
}
