import { useContext, useState } from 'react';
import { LocaleContext, useKitMessages } from '../language/messages.ts';
import styles from './sheet.module.css';

/** A round as `/play/verify` is told of it (docs/games.md): texts as they are, all else as JSON. */
export type RoundToVerify = Readonly<Record<string, unknown>>;

/** Where a round is worked out again. What it is told stands behind the `#`, which no server sees. */
function verifyAddress(round: RoundToVerify, locale: string): string {
  const parts = Object.entries(round).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `/play/verify#${new URLSearchParams([['lang', locale], ...parts])}`;
}

/** The page that works a round out again, in a frame of its own: a game's frame lets nothing be opened beside it. */
export function VerifyRound({ round }: { readonly round: RoundToVerify }) {
  const t = useKitMessages();
  const locale = useContext(LocaleContext);
  const [isOpen, setOpen] = useState(false);
  const address = verifyAddress(round, locale);
  return (
    <div className={styles.verify}>
      <button type="button" className={styles.button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.verifyRound}
      </button>
      {isOpen && <iframe className={styles.verifyFrame} title={t.verifyRound} src={address} />}
    </div>
  );
}
