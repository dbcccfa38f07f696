import {
  type Card,
  type HiloBet,
  type HiloCall,
  type HiloSeen,
  hiloCalls,
  hiloMultiplier,
  ONCE,
  rankOf,
  suitOf,
  winOf,
} from '@pavilion/game-rules';
import { formatMoney, type Paise } from '@pavilion/money';
import { useState } from 'react';
import { type OpenClimb, openClimb } from '../../kit/climb/climb.ts';
import { ClimbFrame } from '../../kit/climb/climb-frame.tsx';
import { ClimbGo } from '../../kit/climb/climb-go.tsx';
import { exactMultiplier } from '../../kit/figures.ts';
import controls from '../../kit/frame/controls.module.css';
import { Face, Faces, Pairs } from '../../kit/frame/controls.tsx';
import { StakeField } from '../../kit/frame/stake-field.tsx';
import { useKitMessages } from '../../kit/language/messages.ts';
import type { Stakes } from '../../kit/opening.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import { type Seat, useTable } from '../../kit/seat.ts';
import { type Sounds, useSounds } from '../../kit/sounds.ts';
import { type Stake, useStake } from '../../kit/stake.ts';
import styles from './hilo.module.css';
import { useHiloMessages } from './messages.ts';
import { anyCard, offeredCalls, rowOf } from './round.ts';
import { CardTable } from './table.tsx';

/** Hi-lo: is the next card higher or lower? */
export function HiloPage({ seat }: { readonly seat: Seat<HiloBet, HiloSeen> }) {
  const { stakes } = seat.opening;
  const t = useHiloMessages();
  const sounds = useSounds();
  const stake = useStake(stakes);
  const play = useHiloPlay(seat, sounds);
  const { state, seen, card } = play;
  const { balance, round, phase } = state;
  const open = openClimb(round);
  const isReady = phase === 'ready';
  const offered = open === null ? [] : offeredCalls(open, stakes.mostWin);
  const named = t.card(rankOf(card), suitOf(card));
  return (
    <ClimbFrame
      {...{ seat, sounds, stake }}
      messages={t}
      toastAt="foot"
      isAtMost={open !== null && offered.length === 0}
      isShown={seen !== null}
      texts={{
        lost: (amount, { steps }) => {
          const call = steps.at(-1)?.call;
          return { title: t.hit(amount), text: call ? t.wrong(t.rank(rankOf(card)), t.calls[call]) : '' };
        },
        finished: t.capped,
      }}
      announcement={open === null ? '' : t.opened(named, exactMultiplier(open.seen.multiplier ?? ONCE))}
      stage={
        <CardTable
          {...{ card, seen }}
          amount={seen === null ? stake.amount : open && open.pays === 0 ? open.stake : (round?.pays ?? null)}
          canCall={open !== null && isReady}
          offered={open === null ? null : offered}
          onCall={play.call}
        />
      }
      panel={
        <HiloPanel
          {...{ stake, balance, open, isReady, card }}
          limits={stakes}
          onChange={play.change}
          onSkip={play.skip}
          onBet={play.bet}
          onCashOut={play.cashOut}
        />
      }
    />
  );
}

/** A player's rounds of hi-lo, and what they may do in them. */
function useHiloPlay({ table }: Seat<HiloBet, HiloSeen>, sounds: Sounds) {
  const state = useTable(table);
  const [offered, setOffered] = useState(anyCard);
  // The round that the player has put away by changing the card.
  const [away, setAway] = useState<string | null>(null);
  const { round } = state;
  const seen = round && round.id !== away ? round.seen : null;
  // After a round the card that lies open is the next one's first: what is staked on is always in view.
  const card: Card = seen === null ? offered : (seen.steps.at(-1)?.card ?? seen.first);
  return {
    ...{ state, seen, card },
    change() {
      setOffered(anyCard());
      setAway(round?.id ?? null);
    },
    async call(call: HiloCall) {
      const after = await table.move({ kind: 'call', call });
      if (after?.seen && after.seen.end !== 'lost') sounds.tick();
    },
    skip: () => table.move({ kind: 'skip' }),
    async cashOut() {
      const after = await table.move({ kind: 'cash-out' });
      if (after && after.pays > after.stake) sounds.bell();
    },
    bet: (amount: Paise) => table.bet({ stake: amount, first: card }),
  };
}

interface PanelProps {
  readonly stake: Stake;
  readonly limits: Stakes;
  readonly balance: Paise;
  readonly open: OpenClimb<HiloSeen> | null;
  readonly card: Card;
  readonly isReady: boolean;
  readonly onChange: () => void;
  readonly onSkip: () => void;
  readonly onBet: (amount: Paise) => void;
  readonly onCashOut: () => void;
}

function HiloPanel(props: PanelProps) {
  const { stake, limits, open, isReady, onChange, onSkip } = props;
  const t = useHiloMessages();
  const canSkip = isReady && open !== null && open.seen.skipsLeft > 0;
  return (
    <>
      <Faces>
        <Face isShown={open === null}>
          <StakeField stake={stake} limits={limits} />
          <button type="button" className={classNames(controls.chip, styles.wide)} onClick={onChange}>
            <Icon name="change" />
            {t.change}
          </button>
        </Face>
        <Face isShown={open !== null}>
          <NextFigures {...props} />
          <button
            type="button"
            className={classNames(controls.chip, styles.wide)}
            aria-disabled={!canSkip}
            onClick={() => canSkip && onSkip()}
          >
            <Icon name="skip" />
            {t.skip}
          </button>
        </Face>
      </Faces>
      <ClimbGo {...props} firstStep={t.callFirst} betText={formatMoney} />
    </>
  );
}

/** What a cash-out would pay after each right call. */
function NextFigures({ open, card, limits }: PanelProps) {
  const t = useHiloMessages();
  const kit = useKitMessages();
  if (open === null) return null;
  const { chances } = rowOf(open.seen);
  const offered = offeredCalls(open, limits.mostWin);
  return (
    <>
      <Pairs
        pairs={hiloCalls(rankOf(card)).map(({ call, ranks }) => ({
          name: t.ifCall(t.calls[call]),
          value: offered.includes(call)
            ? formatMoney(winOf(open.stake, hiloMultiplier([...chances, ranks]), ONCE, limits.mostWin).pays)
            : kit.pastMost,
        }))}
      />
      <Pairs
        isDeskOnly
        pairs={[
          { name: kit.stake, value: formatMoney(open.stake) },
          { name: t.now, value: exactMultiplier(open.seen.multiplier ?? ONCE), isUp: chances.length > 0 },
        ]}
      />
    </>
  );
}
