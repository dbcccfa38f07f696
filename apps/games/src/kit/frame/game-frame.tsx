import { formatMoney, formatSignedMoney, type Paise, subtractPaise } from '@pavilion/money';
import { type ReactNode, useState } from 'react';
import type { PastRound } from '../calls/round.ts';
import { returned, statedOf } from '../figures.ts';
import { useKitMessages } from '../language/messages.ts';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import tool from '../parts/tool.module.css';
import { type Seat, useTable } from '../seat.ts';
import { RulesSheet } from '../sheets/rules-sheet.tsx';
import { SeedsSheet } from '../sheets/seeds-sheet.tsx';
import type { Sounds } from '../sounds.ts';
import styles from './frame.module.css';
import { NoticeOver } from './notice-over.tsx';
import { SoundButton } from './sound-button.tsx';
import { Toast, type ToastContent } from './toast.tsx';

/** A round's result in a few letters, and its colour: `won` above the stake; `warm` and `hot` where a game says how far; a wheel's own. */
export interface Mark {
  readonly text: string;
  readonly tone: 'none' | 'won' | 'warm' | 'hot' | 'red' | 'black' | 'zero';
}

export interface GameFrameProps<Bet, Seen> {
  readonly seat: Seat<Bet, Seen>;
  /** What the way to play that is chosen returns, per cent, where it is not the same for each. */
  readonly returns?: number;
  readonly rules: readonly string[];
  readonly sounds: Sounds;
  /** What the footer shows as the balance, and the bar as past: a game holds them back while something moves. */
  readonly balance: Paise;
  readonly past: readonly PastRound<Bet, Seen>[];
  readonly markOf: (round: PastRound<Bet, Seen>) => Mark;
  readonly toast: ToastContent | null;
  readonly toastAt?: 'head' | 'bar' | 'foot';
  /** What is wrong with what is typed. */
  readonly trouble: string | null;
  /** Read out as it changes: what a step has brought. */
  readonly announcement: string;
  readonly stage: ReactNode;
  readonly panel: ReactNode;
}

/** An instant game's page: results above, the board, the panel with the one big button, balance and proof below. */
export function GameFrame<Bet, Seen>(props: GameFrameProps<Bet, Seen>) {
  const { seat, past, markOf, toast, announcement, stage, panel } = props;
  const t = useKitMessages();
  const { name } = seat.opening;
  const { phase, isCutOff } = useTable(seat.table);
  const [sheet, setSheet] = useState<'rules' | 'seeds' | null>(null);
  const close = () => setSheet(null);
  return (
    <div className={styles.frame}>
      <h1 className="sr">{name}</h1>
      <Bar {...props} name={name} onRules={() => setSheet('rules')} />
      <main className={styles.stage}>
        {stage}
        <Toast content={toast} at={props.toastAt ?? 'head'} />
        <p className="sr" aria-live="polite">
          {announcement}
        </p>
        <NoticeOver text={phase === 'over' ? t.sessionOver : isCutOff ? t.reconnecting : null} />
      </main>
      <section className={styles.panel} aria-label={t.yourBet}>
        {panel}
        <LastRounds past={past} markOf={markOf} />
      </section>
      <Foot {...props} onVerify={() => setSheet('seeds')} />
      {sheet === 'rules' && <RulesSheet opening={seat.opening} rules={props.rules} onClose={close} />}
      {sheet === 'seeds' && (
        <SeedsSheet
          opening={seat.opening}
          table={seat.table}
          resultOf={(round) => markOf(round).text}
          onClose={close}
        />
      )}
    </div>
  );
}

type BarProps<Bet, Seen> = Pick<GameFrameProps<Bet, Seen>, 'sounds' | 'past' | 'markOf'> & {
  readonly name: string;
  readonly onRules: () => void;
};

function Bar<Bet, Seen>({ name, sounds, past, markOf, onRules }: BarProps<Bet, Seen>) {
  const t = useKitMessages();
  return (
    <header className={styles.bar}>
      <ol className={styles.marks} aria-label={t.lastRounds}>
        {past.map((round) => {
          const { text, tone } = markOf(round);
          return (
            <li key={round.id} className={classNames(styles.mark, tone !== 'none' && styles[tone])}>
              {text}
            </li>
          );
        })}
      </ol>
      <SoundButton sounds={sounds} />
      <button type="button" className={tool.tool} aria-label={t.rulesOf(name)} onClick={onRules}>
        <Icon name="rules" />
      </button>
    </header>
  );
}

type LastRoundsProps<Bet, Seen> = Pick<GameFrameProps<Bet, Seen>, 'past' | 'markOf'>;

/** The player's own rounds fill what the panel leaves on a desktop. */
function LastRounds<Bet, Seen>({ past, markOf }: LastRoundsProps<Bet, Seen>) {
  const t = useKitMessages();
  return (
    <div className={styles.last}>
      <h2>{t.yourLastRounds}</h2>
      {past.length === 0 && <p>{t.noRounds}</p>}
      <ol>
        {past.map((round) => (
          <li key={round.id}>
            <span>{t.timeOfDay(round.beganAt)}</span>
            <span>{markOf(round).text}</span>
            <b className={round.pays > round.stake ? styles.up : undefined}>
              {formatSignedMoney(subtractPaise(round.pays, round.stake))}
            </b>
          </li>
        ))}
      </ol>
    </div>
  );
}

type FootProps<Bet, Seen> = Pick<GameFrameProps<Bet, Seen>, 'seat' | 'returns' | 'balance' | 'trouble'> & {
  readonly onVerify: () => void;
};

function Foot<Bet, Seen>({ seat, returns, balance, trouble, onVerify }: FootProps<Bet, Seen>) {
  const t = useKitMessages();
  const { engine, stakes } = seat.opening;
  const { least, most, mostWin } = stakes;
  const figures = [
    [t.balance, formatMoney(balance)],
    [t.return, returned(t, returns === undefined ? statedOf(engine) : [returns, returns])],
    [t.stakes, t.stakesRange(formatMoney(least), formatMoney(most))],
    [t.mostWin, formatMoney(mostWin)],
  ] as const;
  return (
    <footer className={styles.foot}>
      {trouble === null ? (
        <dl className={styles.figures}>
          {figures.map(([label, figure], nth) => (
            <div key={label} className={nth > 1 ? styles.wide : undefined}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <button type="button" className={styles.verify} onClick={onVerify}>
        <Icon name="verify" />
        {t.verify}
      </button>
    </footer>
  );
}
