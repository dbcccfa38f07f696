import { classNames } from './class-names.ts';
import styles from './wordmark.module.css';

/** How each provider's name is set. No logo is drawn: a name in type is all that stands for them. */
const marks: Readonly<Record<string, string | undefined>> = {
  aesexy: styles.markLightSpaced,
  aura: styles.markLightWide,
  evolution: styles.markLightBroad,
  ezugi: styles.markLowerBlack,
  jili: styles.markBlackTight,
  mac88: styles.markUpperBlack,
  netent: styles.markLowerBold,
  onetouch: styles.markLight,
  onlyplay: styles.markBlackTight,
  powergames: styles.markUpperTight,
  pragmaticplay: styles.markBold,
  qtech: styles.markSemibold,
  redtiger: styles.markUpperTight,
  spribe: styles.markLowerBold,
  supernowa: styles.markLowerBold,
  turbogames: styles.markItalic,
  vivo: styles.markUpperBlack,
  worldcasino: styles.markMedium,
  xpg: styles.markUpperWide,
};

/** A provider's name set in type. The text is the name as it is written; case and spacing are the style's. */
export function Wordmark({
  provider,
  className,
}: {
  readonly provider: string;
  readonly className?: string | undefined;
}) {
  const key = provider.toLowerCase().replace(/[^a-z0-9]/g, '');
  return <span className={classNames(styles.mark, marks[key] ?? styles.markBold, className)}>{provider}</span>;
}
