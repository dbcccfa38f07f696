import { formatMoney, formatSignedMoney, subtractPaise } from '@pavilion/money';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { NoticeOver } from '../frame/notice-over.tsx';
import { useKitMessages } from '../language/messages.ts';
import { Icon } from '../parts/icon.tsx';
import type { Sounds } from '../sounds.ts';
import { Banner } from './banner.tsx';
import { Gloss } from './chip.tsx';
import { useSeconds } from './clock.ts';
import { Dock } from './dock.tsx';
import styles from './frame.module.css';
import { useTableMessages } from './messages.ts';
import panel from './panel.module.css';
import type { PayRow } from './pays.ts';
import { PaysSheet } from './pays-sheet.tsx';
import type { AnyPlay } from './play.ts';
import { ProofSheet, type ProvedSeat } from './proof-sheet.tsx';
import { Scene, type SceneProps } from './scene.tsx';
import stageStyles from './stage.module.css';

export interface TableFrameProps<Spot extends string, Mark> {
  readonly name: string;
  /** The hue around the board, from light to dark. */
  readonly cloth: readonly [string, string, string];
  readonly scene: SceneProps;
  readonly sounds: Sounds;
  readonly play: AnyPlay<Spot>;
  readonly seat: ProvedSeat<Mark>;
  /** The game's own rules, and what each bet pays. */
  readonly rules: readonly string[];
  readonly pays: readonly PayRow[];
  /** A result in a few words, as the banner and the list of rounds have it. */
  readonly resultOf: (mark: Mark) => string;
  /** The result on the banner. */
  readonly title: string | null;
  /** What the dock says while the result is shown step by step. */
  readonly saying: string | null;
  readonly stage: ReactNode;
  readonly road: ReactNode;
  readonly board: ReactNode;
  readonly side: ReactNode;
  /** Puts the banner elsewhere than on the stage's lower edge, where it would cover the result. */
  readonly bannerAt?: string | undefined;
}

/** A live table's page: the round above, the stage, the roads, the board, the dock with the chips; on a desktop a side column as well. */
export function TableFrame<Spot extends string, Mark>(props: TableFrameProps<Spot, Mark>) {
  const { name, cloth, scene, play, title, saying, stage, road, board } = props;
  const [sheet, setSheet] = useState<'pays' | 'proof' | null>(null);
  const close = () => setSheet(null);
  const style = { '--cloth': cloth[0], '--cloth-2': cloth[1], '--cloth-3': cloth[2] } as CSSProperties;
  const t = useTableMessages();
  const kit = useKitMessages();
  const { phase, isCutOff } = play.state;
  return (
    <div className={styles.frame} style={style} data-part={play.part}>
      <h1 className="sr">{name}</h1>
      <Gloss />
      <Top {...props} onPays={() => setSheet('pays')} onProof={() => setSheet('proof')} />
      <main className={styles.stage}>
        <Scene {...scene} />
        <div className={stageStyles.inner}>{stage}</div>
        <Announcement play={play} title={title} />
        <NoticeOver text={phase === 'over' ? kit.sessionOver : isCutOff ? kit.reconnecting : null} />
      </main>
      {road}
      <Banner play={play} title={title} className={props.bannerAt} />
      <section className={styles.board} aria-label={t.bets}>
        {board}
      </section>
      <Side {...props} onProof={() => setSheet('proof')} />
      <Dock play={play} saying={saying} />
      {sheet === 'pays' && <PaysSheet {...props} stakes={play.stakes} onClose={close} />}
      {sheet === 'proof' && <ProofSheet {...props} round={play.state.round} onClose={close} />}
    </div>
  );
}

type Opens = { readonly onPays: () => void; readonly onProof: () => void };

function Top<Spot extends string, Mark>({ play, sounds, onPays, onProof }: TableFrameProps<Spot, Mark> & Opens) {
  const t = useTableMessages();
  const kit = useKitMessages();
  const { round, players } = play.state;
  const { least, most } = play.stakes;
  const limits = [least, most].map((amount) => formatMoney(amount).replace(/\.00$/, '')).join(' – ');
  return (
    <header className={styles.top}>
      <div className={styles.round}>
        <span>
          {t.round} <b>{round ? grouped.format(round.number) : '–'}</b>
        </span>
        <span>
          <span className="sr">{t.limits} </span>
          {limits}
        </span>
      </div>
      <span className={styles.players}>
        <Icon name="people" size={16} />
        <b>{grouped.format(players)}</b>
        <span className={styles.wide}>{t.playing}</span>
        <span className="sr">{t.playing}</span>
      </span>
      <div className={styles.tools}>
        <button type="button" onClick={onPays} aria-label={t.howItPays}>
          <Icon name="rules" />
          <span className={styles.wide}>{t.howItPays}</span>
        </button>
        <button
          type="button"
          onClick={sounds.turn}
          aria-label={kit.sound}
          aria-pressed={sounds.isOn}
          title={sounds.isOn ? kit.soundOn : kit.soundOff}
        >
          <Icon name={sounds.isOn ? 'soundOn' : 'soundOff'} />
        </button>
        <button type="button" onClick={onProof} aria-label={t.verifyThis}>
          <Icon name="verify" />
          <span className={styles.wide}>{t.verifyThis}</span>
        </button>
      </div>
    </header>
  );
}

const grouped = new Intl.NumberFormat('en-IN');

/** A desktop's side column: the game's own panels, and what this round is verified by. */
function Side<Spot extends string, Mark>({
  side,
  play,
  onProof,
}: TableFrameProps<Spot, Mark> & Pick<Opens, 'onProof'>) {
  const t = useTableMessages();
  const { round } = play.state;
  return (
    <aside className={styles.side}>
      {side}
      <section className={panel.panel}>
        <p className={panel.hash}>{round?.seed ? `${t.seed} ${round.seed}` : `${t.hash} ${round?.hash ?? ''}`}</p>
        <button type="button" className={panel.verify} onClick={onProof}>
          <Icon name="verify" />
          {t.verifyThis}
        </button>
      </section>
    </aside>
  );
}

/** How many seconds are left when it is read out. */
const CALLED = [12, 5];

/** What is read out: that bets are open and how long, that they close, and the result with what it brought me; each once. */
function Announcement({
  play,
  title,
}: {
  readonly play: Pick<AnyPlay<string>, 'part' | 'sums' | 'stakes' | 'state' | 'now'>;
  readonly title: string | null;
}) {
  const t = useTableMessages();
  const { round } = play.state;
  const seconds = useSeconds(round?.closesAt ?? null, play.now);
  const [text, setText] = useState('');
  const { part, sums, stakes } = play;
  const kit = useKitMessages();
  const hasBets = play.state.tickets.length > 0;
  const signed = sums && formatSignedMoney(subtractPaise(sums.pays, sums.stake));
  const isCapped = sums !== null && sums.pays >= stakes.mostWin;
  const net = isCapped && signed !== null ? `${signed}, ${kit.capped(formatMoney(sums.pays))}` : signed;
  const isCalled = CALLED.includes(seconds);
  useEffect(() => {
    if (part === 'betting' && isCalled) setText(t.secondsToBet(seconds));
    if (part === 'closed') setText(t.betsClosed);
    // With what it brought, which comes a moment after the result.
    if (part === 'result' && title !== null && (net !== null || !hasBets)) {
      setText(net === null ? title : t.resultAnnounced(title, net));
    }
  }, [part, isCalled, seconds, title, net, hasBets, t]);
  return (
    <p aria-live="polite" className="sr">
      {text}
    </p>
  );
}
