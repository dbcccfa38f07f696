import { slotArt } from '@pavilion/covers';
import type { SeenSlotRound, SlotBet } from '@pavilion/game-rules';
import { formatMoney, type Paise } from '@pavilion/money';
import { useLayoutEffect, useMemo, useState } from 'react';
import { NoticeOver } from '../../kit/frame/notice-over.tsx';
import { useRefusal } from '../../kit/frame/trouble.ts';
import { kept } from '../../kit/kept.ts';
import { useKitMessages } from '../../kit/language/messages.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { type Seat, useTable } from '../../kit/seat.ts';
import { SeedsSheet } from '../../kit/sheets/seeds-sheet.tsx';
import { useSounds } from '../../kit/sounds.ts';
import { Bar } from './bar.tsx';
import { Dock } from './dock.tsx';
import { useSlotMessages } from './messages.ts';
import { Paytable } from './paytable.tsx';
import { Plaque } from './plaque.tsx';
import { type Play, useSlot } from './play.ts';
import { Reels } from './reels.tsx';
import { freeSpinsOf, modelOf, stakesWithin } from './round.ts';
import { LastSpins, Pays } from './sides.tsx';
import styles from './slot.module.css';

/** A slot: one engine, which a title dresses and one of six models deals. */
export function SlotPage({ seat }: { readonly seat: Seat<SlotBet, SeenSlotRound> }) {
  const { opening, table } = seat;
  const { game, name, provider } = opening;
  const model = modelOf(opening.model);
  const art = useMemo(() => slotArt({ code: game, name, provider }), [game, name, provider]);
  useColours(art.colours);
  const sounds = useSounds();
  const play = useSlot(seat, model, sounds);
  const stakes = stakesWithin(opening.stakes);
  const [chosen, setChosen] = useState(() => Number(kept.read('slot')));
  const own = stakes.find((stake) => stake === chosen) ?? stakes[1] ?? opening.stakes.least;
  const stake = play.open?.bet.stake ?? (play.isTurning && play.turn ? play.turn.stake : own);
  const [sheet, setSheet] = useState<'pays' | 'seeds' | null>(null);
  const past = useTable(table).past.filter(({ id }) => !(play.isTurning && play.turn?.key.startsWith(id)));
  const close = () => setSheet(null);
  const isFree = play.open !== null || (play.isTurning && play.turn?.isFree === true);
  const tone = toneOf(play);
  return (
    <div className={classNames(styles.slot, isFree && styles.isFree)} data-tone={tone}>
      <Bar {...{ play, model, sounds }} onPays={() => setSheet('pays')} onSeeds={() => setSheet('seeds')} />
      <main className={styles.stage}>
        <img className={styles.backdrop} src={uriOf(art.backdrop)} alt="" />
        <div className={styles.rays} />
        <LastSpins past={past} />
        <Machine {...{ play, art, model, sounds, name, stake }} />
        <Pays {...{ art, model, stake }} />
        <Trouble seat={seat} />
      </main>
      <Dock
        {...{ play, stakes, stake }}
        onStake={(next) => {
          kept.write('slot', String(next));
          setChosen(next);
        }}
      />
      {sheet === 'pays' && <Paytable {...{ art, model, stake, stakes: opening.stakes }} onClose={close} />}
      {sheet === 'seeds' && (
        <SeedsSheet opening={opening} table={table} resultOf={({ pays }) => formatMoney(pays)} onClose={close} />
      )}
    </div>
  );
}

/** `won` above the stake and only then: what comes back below it has no light. */
const toneOf = ({ turn, isTurning }: Play) =>
  turn !== null && !isTurning && turn.spin.pays > turn.stake ? 'won' : 'calm';

const uriOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Puts the title's colours where every token can be made of them. */
function useColours(colours: object): void {
  useLayoutEffect(() => {
    for (const [name, colour] of Object.entries(colours)) {
      const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      document.documentElement.style.setProperty(`--${kebab}`, colour);
    }
  }, [colours]);
}

type MachineProps = Parameters<typeof Reels>[0] & { readonly name: string; readonly stake: Paise };

/** The reels in their frame, between the title's name and what they brought. */
function Machine({ play, art, model, sounds, name, stake }: MachineProps) {
  const t = useSlotMessages();
  const free = play.open && freeSpinsOf(play.open);
  return (
    <section className={styles.machine} aria-label={t.theReels}>
      <div className={styles.crown}>
        {free && (
          <p className={styles.medal}>
            <b>{t.nextOf(Math.min(free.played + 1, free.all), free.all)}</b>
            <span>{t.freeSpins}</span>
          </p>
        )}
        <Logo name={name} />
        {free && (
          <p className={styles.medal}>
            <b>×{model.free.multiplier}</b>
            <span>{t.everyWin}</span>
          </p>
        )}
      </div>
      <div className={styles.metal}>
        {['a', 'b', 'c', 'd'].map((corner) => (
          <span key={corner} className={styles.stud} />
        ))}
        <Reels {...{ play, art, model, sounds }} />
      </div>
      <Plaque {...{ play, art, model, stake }} />
    </section>
  );
}

/** A title's name in two lines: what leads to it small, what it is large. */
function Logo({ name }: { readonly name: string }) {
  const [, lead = '', rest = ''] = /^(.+? of (?:the )?)(.+)$/i.exec(name) ?? /^(\S+ )(.+)$/.exec(name) ?? [];
  return (
    <h1 className={styles.logo}>
      <span className={styles.lead}>{lead}</span>
      <span>{rest === '' ? name : rest}</span>
    </h1>
  );
}

/** Why the last spin was not made, and that answers fail to come. */
function Trouble({ seat }: { readonly seat: Seat<SlotBet, SeenSlotRound> }) {
  const kit = useKitMessages();
  const state = useTable(seat.table);
  const refusal = useRefusal(state);
  const text = state.phase === 'over' ? kit.sessionOver : state.isCutOff ? kit.reconnecting : refusal;
  return <NoticeOver text={text} />;
}
