import { formatSignedMoney, subtractPaise } from '@pavilion/money';
import { useState } from 'react';
import type { PastRound } from '../calls/round.ts';
import type { Table } from '../calls/table.ts';
import { useKitMessages } from '../language/messages.ts';
import type { Opening } from '../opening.ts';
import { useTable } from '../seat.ts';
import styles from './sheet.module.css';
import { Sheet } from './sheet.tsx';
import { VerifyRound } from './verify-round.tsx';

/** What the server takes for a client's seed. */
const CLIENT_SEED = /^[\w.-]{1,64}$/;

export interface SeedsSheetProps<Bet, Seen> {
  readonly opening: Pick<Opening, 'engine' | 'model' | 'stakes'>;
  readonly table: Table<Bet, Seen>;
  /** What is shown of a round's result. */
  readonly resultOf: (round: PastRound<Bet, Seen>) => string;
  readonly onClose: () => void;
}

/** What rounds are drawn from: the seeds in use, the player's own to change, and the latest rounds with what each is verified by. */
export function SeedsSheet<Bet, Seen>({ opening, table, resultOf, onClose }: SeedsSheetProps<Bet, Seen>) {
  const t = useKitMessages();
  const { seeds, past } = useTable(table);
  return (
    <Sheet title={t.fairness} onClose={onClose}>
      <p>{t.fairnessText}</p>
      <h3>{t.nextRound}</h3>
      <dl className={styles.pairs}>
        <dt>{t.seedHash}</dt>
        <dd>{seeds?.hash}</dd>
        <dt>{t.nonce}</dt>
        <dd>{seeds?.nonce}</dd>
      </dl>
      <ChangeSeeds key={seeds?.client} table={table} />
      <h3>{t.rounds}</h3>
      {past.length === 0 && <p>{t.noRounds}</p>}
      {past.map((round) => (
        <PastRoundProof key={round.id} opening={opening} round={round} result={resultOf(round)} />
      ))}
    </Sheet>
  );
}

function ChangeSeeds<Bet, Seen>({ table }: Pick<SeedsSheetProps<Bet, Seen>, 'table'>) {
  const t = useKitMessages();
  const { seeds, round, phase } = useTable(table);
  const [client, setClient] = useState(seeds?.client ?? '');
  const isOpen = round?.state === 'open';
  const isValid = CLIENT_SEED.test(client);
  const canChange = isValid && !isOpen && phase === 'ready';
  const change = () => {
    if (canChange) table.changeSeeds(client);
  };
  // No form: the frame that the app has games in lets none be sent.
  return (
    <div>
      <div className={styles.change}>
        <label className={styles.field}>
          {t.yourSeed}
          <input
            value={client}
            aria-invalid={!isValid}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            onChange={(event) => setClient(event.target.value)}
            onKeyDown={({ key, nativeEvent: { isComposing, keyCode } }) => {
              // An input method's Enter takes a suggestion; Safari marks it by the code 229 alone.
              if (key === 'Enter' && !isComposing && keyCode !== 229) change();
            }}
          />
        </label>
        <button type="button" className={styles.button} disabled={!canChange} onClick={change}>
          {t.changeSeeds}
        </button>
      </div>
      <p className={styles.soft} role="status">
        {isOpen ? t.endRoundFirst : t.yourSeedHint}
      </p>
    </div>
  );
}

function PastRoundProof<Bet, Seen>({
  opening: { engine, model, stakes },
  round,
  result,
}: Pick<SeedsSheetProps<Bet, Seen>, 'opening'> & {
  readonly round: PastRound<Bet, Seen>;
  readonly result: string;
}) {
  const t = useKitMessages();
  const { proof, pays, stake, beganAt } = round;
  return (
    <details className={styles.round}>
      <summary>
        <span>{t.timeOfDay(beganAt)}</span>
        <span>{result}</span>
        <b className={pays > stake ? styles.up : undefined}>{formatSignedMoney(subtractPaise(pays, stake))}</b>
      </summary>
      <dl className={styles.pairs}>
        <dt>{t.ourSeed}</dt>
        <dd>{proof.server ?? t.notRevealed}</dd>
        <dt>{t.seedHash}</dt>
        <dd>{proof.hash}</dd>
        <dt>{t.yourSeed}</dt>
        <dd>{proof.client}</dd>
        <dt>{t.nonce}</dt>
        <dd>{proof.nonce}</dd>
      </dl>
      {proof.server !== null && proof.played && (
        <VerifyRound
          round={{
            ...{ game: model === null ? engine : `${engine}-${model}`, seed: proof.server, hash: proof.hash },
            ...{ client: proof.client, nonce: proof.nonce, ...proof.played, most: stakes.mostWin },
          }}
        />
      )}
    </details>
  );
}
