import {
  type BaccaratMark,
  type BaccaratSide,
  type BaccaratSpot,
  type BaccaratStep,
  baccarat,
} from '@pavilion/game-rules';
import type { CSSProperties } from 'react';
import { classNames } from '../../kit/parts/class-names.ts';
import { useSounds } from '../../kit/sounds.ts';
import { CardPlace, PlayingCard } from '../../kit/tables/card.tsx';
import { Cue } from '../../kit/tables/cue.tsx';
import { useTableMessages } from '../../kit/tables/messages.ts';
import { MyBets, Panel, Road } from '../../kit/tables/panels.tsx';
import { payRow, toOne } from '../../kit/tables/pays.ts';
import { type Play, type TableSeat, usePlay } from '../../kit/tables/play.ts';
import { crowdOn, Spot } from '../../kit/tables/spot.tsx';
import { TableFrame } from '../../kit/tables/table-frame.tsx';
import styles from './baccarat.module.css';
import { baccaratResult, thirdCard, useBaccaratMessages } from './messages.ts';
import { BeadPlate, BigRoad, Verdicts } from './roads.tsx';
import { baccaratKind } from './round.ts';

const COLOURS: Readonly<Record<BaccaratSpot, string>> = {
  player: '#1F63B5',
  banker: '#B62A3C',
  tie: '#0E754D',
  'player-pair': '#174A86',
  'banker-pair': '#872030',
};

type BaccaratPlay = Play<BaccaratSpot, BaccaratStep, BaccaratMark, null>;

/** Baccarat: two hands, five bets, and the roads of the last rounds. */
export function BaccaratPage({ seat }: { readonly seat: TableSeat<BaccaratSpot, BaccaratStep, BaccaratMark> }) {
  const t = useBaccaratMessages();
  const table = useTableMessages();
  const sounds = useSounds();
  const play = usePlay(seat, baccaratKind, sounds);
  const { road, stage } = play.state;
  const last = play.steps.at(-1);
  const paysOf = (spot: BaccaratSpot) => table.toOne(toOne(baccarat.greatest(spot, null)));
  return (
    <TableFrame
      {...{ play, sounds }}
      name={t.name}
      cloth={['#0F5A4E', '#08332F', '#051F20']}
      scene={{
        felt: ['#126656', '#072B28'],
        edge: 62,
        lettering: [t.lettering(toOne(baccarat.greatest('tie', null))), 222],
      }}
      seat={seat}
      rules={t.rules}
      pays={baccarat.spots.map((spot) => payRow(baccarat, null, { spot, name: t.spots[spot], pays: paysOf(spot) }))}
      resultOf={(mark) => baccaratResult(t, mark)}
      title={stage.mark && baccaratResult(t, stage.mark)}
      saying={last ? thirdCard(t, last.to, play.steps.length) : null}
      stage={
        <div className={styles.stage}>
          <Hand play={play} side="player" />
          <Cue play={play} className={styles.cue} />
          <Hand play={play} side="banker" />
        </div>
      }
      road={
        <Road label={t.roads} look="drawn">
          <BeadPlate road={road} columns={6} size={12} />
          <BigRoad road={road} columns={21} size={12} />
        </Road>
      }
      board={
        <div className={styles.board}>
          {baccarat.spots.map((spot) => (
            <Spot
              key={spot}
              {...{ play, spot }}
              name={t.spots[spot]}
              title={spot === 'player-pair' || spot === 'banker-pair' ? t.short[spot] : undefined}
              pays={paysOf(spot)}
              note={crowdOn(play, spot)}
              colour={COLOURS[spot]}
              area={spot}
              className={spot === 'player' || spot === 'banker' ? styles.big : undefined}
            />
          ))}
        </div>
      }
      side={
        <>
          <Panel title={t.beadPlate} note={t.last(54)}>
            <BeadPlate road={road} columns={14} size={16} />
          </Panel>
          <Panel title={t.bigRoad} note={t.last(60)}>
            <BigRoad road={road} columns={18} size={13} />
            <Verdicts road={road} />
          </Panel>
          <MyBets play={play} nameOf={(spot) => t.spots[spot]} />
        </>
      }
    />
  );
}

/** A side's cards, the third crosswise, and its points as far as they are counted. */
function Hand({ play, side }: { readonly play: BaccaratPlay; readonly side: BaccaratSide }) {
  const t = useBaccaratMessages();
  const { past, mark } = play.state.stage;
  const cards = play.steps.flatMap(({ to, card }, at) => (to === side ? [{ card, isNew: at >= past }] : []));
  const points = play.counted.some(({ to }) => to === side) ? play.counted.at(-1)?.[side] : undefined;
  const isWon = mark?.winner === side;
  return (
    <div className={classNames(styles.hand, isWon && styles.won)}>
      <p className={styles.name} style={{ '--c': COLOURS[side] } as CSSProperties}>
        {t.spots[side]}
        {points !== undefined && <b>{points}</b>}
      </p>
      <div className={styles.cards}>
        {cards.map((each, at) => (
          <span key={each.card + String(at)} className={at === 2 ? styles.third : undefined}>
            <PlayingCard {...each} isWon={isWon} />
          </span>
        ))}
        {cards.length < 1 && <CardPlace />}
        {cards.length < 2 && <CardPlace />}
      </div>
    </div>
  );
}
