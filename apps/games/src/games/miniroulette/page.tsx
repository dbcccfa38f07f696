import {
  HALF_PAYS,
  type RouletteBet,
  type RouletteSeen,
  type RouletteSpot,
  rouletteWon,
  STRAIGHT_PAYS,
} from '@pavilion/game-rules';
import { addPaise, formatMoney, formatSignedMoney, type Paise, paise, subtractPaise } from '@pavilion/money';
import { useState } from 'react';
import { type AtOnce, useAtOnce } from '../../kit/at-once.ts';
import { plainMultiplier } from '../../kit/figures.ts';
import { Go, Pairs } from '../../kit/frame/controls.tsx';
import { GameFrame } from '../../kit/frame/game-frame.tsx';
import type { ToastContent } from '../../kit/frame/toast.tsx';
import { useRefusal } from '../../kit/frame/trouble.ts';
import { useKitMessages } from '../../kit/language/messages.ts';
import type { Stakes } from '../../kit/opening.ts';
import { chipName } from '../../kit/parts/chip-name.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import type { Seat } from '../../kit/seat.ts';
import { type Sounds, useSounds } from '../../kit/sounds.ts';
import { useRouletteMessages } from './messages.ts';
import styles from './miniroulette.module.css';
import { colourOf, heapsOf, type Laid, markOf, mostOf, stakeOf, turnedTo } from './round.ts';
import { ChipFace, Spots } from './spots.tsx';
import { Wheel } from './wheel.tsx';

/** How long the wheel turns, ms. */
const SPIN = 4200;
const CHIPS: readonly Paise[] = [10_00, 50_00, 100_00, 500_00, 1000_00].map((amount) => paise(amount));

/** Mini roulette: thirteen pockets, chips on numbers and on halves. */
export function RoulettePage({ seat }: { readonly seat: Seat<RouletteBet, RouletteSeen> }) {
  const { stakes } = seat.opening;
  const t = useRouletteMessages();
  const sounds = useSounds();
  const game = useRoulette(seat, sounds);
  const { play, laid, result } = game;
  const { balance, past } = play;
  const refusal = useRefusal(play.state);
  const toast = useToast(result);
  return (
    <GameFrame
      {...{ seat, sounds, balance, past, markOf, toast }}
      rules={t.rules}
      toastAt="bar"
      trouble={game.isFull ? t.tooMuch(formatMoney(stakes.most)) : refusal}
      announcement=""
      stage={
        <div className={styles.stage}>
          <div className={styles.wheelPlace}>
            <Wheel {...game.wheel} isSpinning={play.moving.length > 0} />
            <Call result={result} isSpinning={play.moving.length > 0} />
          </div>
          <Spots
            heaps={heapsOf(laid)}
            won={result === null ? null : rouletteWon(result.seen?.number ?? 0)}
            isLocked={!play.isReady}
            onSpot={game.lay}
          />
        </div>
      }
      panel={
        <>
          <Rail {...game} />
          <Figures laid={laid} stakes={stakes} />
          <Buttons {...game} balance={balance} />
        </>
      }
    />
  );
}

type Play = AtOnce<RouletteBet, RouletteSeen>;
type Result = Play['last'];

/** The chips on the table, the wheel, and what may be done with both. */
function useRoulette(seat: Seat<RouletteBet, RouletteSeen>, sounds: Sounds) {
  const { most } = seat.opening.stakes;
  const play = useAtOnce(seat, sounds, { length: () => SPIN });
  const [laid, setLaid] = useState<readonly Laid[]>([]);
  const [chip, setChip] = useState<Paise>(paise(100_00));
  const [isFull, setFull] = useState(false);
  // The result that the player has put away by betting anew.
  const [away, setAway] = useState<string | null>(null);
  const { last, moving, state } = play;
  const wheel = useWheel(moving[0]?.seen ?? last?.seen ?? null, moving[0]?.id ?? last?.id ?? '');
  const result = play.isReady && last !== null && last.id !== away && state.round?.id === last.id ? last : null;
  const change = (next: readonly Laid[]) => {
    if (!play.isReady) return;
    setAway(last?.id ?? null);
    const fits = stakeOf(next) <= most;
    setFull(!fits);
    if (fits) setLaid(next);
  };
  return {
    ...{ play, laid, chip, setChip, isFull, wheel, result },
    lay(spot: RouletteSpot) {
      sounds.tick();
      change([...laid, { spot, stake: chip }]);
    },
    undo: () => change(laid.slice(0, -1)),
    clear: () => change([]),
    double: () => change(laid.map((each) => ({ ...each, stake: addPaise(each.stake, each.stake) }))),
    spin() {
      setAway(null);
      play.play({ stake: stakeOf(laid), chips: heapsOf(laid) });
    },
  };
}

/** The wheel as it stands, turned on with each spin. */
function useWheel(seen: RouletteSeen | null, spin: string) {
  const number = seen?.number ?? 0;
  const [wheel, setWheel] = useState({ turned: turnedTo(number, -720), ball: 0, number, spin });
  if (wheel.spin === spin) return wheel;
  const next = { turned: turnedTo(number, wheel.turned), ball: wheel.ball - 5 * 360, number, spin };
  setWheel(next);
  return next;
}

type Game = ReturnType<typeof useRoulette>;

/** What is said beside the wheel. */
function Call({ result, isSpinning }: { readonly result: Result; readonly isSpinning: boolean }) {
  const t = useRouletteMessages();
  if (isSpinning) return <p className={styles.call}>{t.noMoreBets}</p>;
  const number = result?.seen?.number;
  if (number === undefined) return <p className={styles.call}>{t.placeBets}</p>;
  const odd = number % 2 === 1 ? t.halves.odd : t.halves.even;
  const colour = colourOf(number);
  return (
    <p className={styles.call}>
      <b className={styles[colour]}>{number}</b>
      {colour === 'zero' ? t.zero : `${t.halves[colour]}, ${odd.toLowerCase()}`}
    </p>
  );
}

/** The chips to choose from, and what is done with those that lie. */
function Rail({ chip, setChip, undo, clear, double, laid, play }: Game) {
  const t = useRouletteMessages();
  const isIdle = laid.length === 0 || !play.isReady;
  return (
    <div className={styles.rail}>
      <fieldset className={styles.chips} aria-label={t.chip}>
        {CHIPS.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-label={chipName(amount)}
            aria-pressed={amount === chip}
            onClick={() => setChip(amount)}
          >
            <ChipFace amount={amount} />
          </button>
        ))}
      </fieldset>
      <div className={styles.tools}>
        <button type="button" aria-label={t.undo} disabled={isIdle} onClick={undo}>
          <Icon name="undo" />
        </button>
        <button type="button" aria-label={t.clearAll} disabled={isIdle} onClick={clear} className={styles.clearTool}>
          <Icon name="cross" />
        </button>
        <button type="button" aria-label={t.double} disabled={isIdle} onClick={double}>
          2×
        </button>
      </div>
    </div>
  );
}

function Figures({ laid, stakes }: { readonly laid: readonly Laid[]; readonly stakes: Stakes }) {
  const t = useRouletteMessages();
  return (
    <>
      <Pairs
        isDeskOnly
        pairs={[
          { name: t.onTable, value: formatMoney(stakeOf(laid)) },
          { name: t.mostPays, value: formatMoney(mostOf(laid, stakes.mostWin)) },
        ]}
      />
      <Pairs
        isDeskOnly
        pairs={[
          { name: t.aNumber, value: plainMultiplier(STRAIGHT_PAYS) },
          { name: t.aHalf, value: plainMultiplier(HALF_PAYS) },
        ]}
      />
    </>
  );
}

/** Spin; once the ball lies, clear the table or bet the same again. */
function Buttons({ play, laid, result, clear, spin, balance }: Game & { readonly balance: Paise }) {
  const t = useRouletteMessages();
  const stake = stakeOf(laid);
  const isShort = stake > balance && play.isReady;
  const canSpin = play.isReady && laid.length > 0;
  const word = result === null ? t.spin : t.repeat;
  return (
    <div className={result === null ? undefined : styles.two}>
      {result !== null && (
        <Go kind="back" onPress={clear}>
          {t.clear}
          <small>{t.betAnew}</small>
        </Go>
      )}
      <Go kind={canSpin ? 'place' : 'wait'} isShort={isShort} onPress={spin}>
        {play.moving.length > 0 ? t.spinning : word}
        <small>{result === null ? t.onTableText(formatMoney(stake)) : formatMoney(stake)}</small>
      </Go>
    </div>
  );
}

/** What came of the spin, in a line and an amount. */
function useToast(result: Result): ToastContent | null {
  const t = useRouletteMessages();
  const kit = useKitMessages();
  if (!result?.seen) return null;
  const { id: key, stake, pays, isCapped, seen } = result;
  const number = String(seen.number);
  const paid = isCapped ? kit.capped(formatMoney(pays)) : formatMoney(pays);
  const net = formatSignedMoney(subtractPaise(pays, stake));
  if (pays > stake) return { key, tone: 'won', title: net, text: t.paid(number, paid) };
  if (pays > 0) return { key, tone: 'calm', title: t.paid(number, paid), text: net };
  return { key, tone: 'calm', title: t.lostOn(number, formatMoney(stake)), text: '' };
}
