export {
  type BaccaratMark,
  type BaccaratRound,
  type BaccaratSide,
  type BaccaratSpot,
  type BaccaratStep,
  baccarat,
  baccaratPoints,
} from './aura/baccarat.ts';
export {
  type DreamMark,
  type DreamNumber,
  type DreamRound,
  type DreamSpot,
  type DreamStep,
  dreamCatcher,
  WHEEL,
  type WheelField,
} from './aura/dream-catcher.ts';
export { type HiLowRound, type HiLowSpot, type HiLowStep, hiLow, hiLowRanks } from './aura/hi-low.ts';
export { type MatkaMark, type MatkaRound, type MatkaSpot, type MatkaStep, matka, PATTIS } from './aura/matka.ts';
export {
  RACE_LENGTHS,
  type RaceLength,
  type RaceMark,
  type RaceRound,
  type RaceSpot,
  type RaceStep,
  type RaceSuit,
  race2020,
} from './aura/race-20-20.ts';
export {
  PAIR_PLUS,
  SEATS,
  type Seat,
  type SeatResult,
  type TeenpattiMark,
  type TeenpattiRound,
  type TeenpattiSpot,
  type TeenpattiStep,
  teenpattiOpen,
} from './aura/teenpatti-open.ts';
export { type TrioMark, type TrioRound, type TrioSpot, type TrioStep, trio } from './aura/trio.ts';
export { type Card, isRed, PACK, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from './cards/card.ts';
export { HANDS, type Hand, type ThreeCards, type Valued, valued } from './cards/three-cards.ts';
export { bytesOfBet, bytesOfRound, type Draws, drawsFrom, drawsOfBet, drawsOfRound } from './fairness/draws.ts';
export { isOfChain, isSeedOf, seedBefore, seedFrom, seedHash } from './fairness/seeds.ts';
export { type Multiplier, multiplierOf, ONCE } from './multiplier.ts';
export type { OwnBet, OwnGame, OwnRound, Strategy } from './own-game.ts';
export { ANY_STAKE, readChoice, readCount, readFields, readStake, STAKE_LIMITS, type StakeLimits } from './readers.ts';
export {
  LINES,
  type Machine,
  PAYING,
  type PayingSymbol,
  type PayTable,
  REELS,
  ROWS,
  SLOT_MODELS,
  type SlotModel,
  type SlotModelName,
  type SlotSymbol,
  type StatedFigures,
  type Strips,
} from './slots/model.ts';
export { slotModels } from './slots/models.ts';
export { type Grid, gridAt, type LineWin, type Reading, readGrid } from './slots/reading.ts';
export {
  type SeenSlotRound,
  type SlotBet,
  type SlotMove,
  type SlotRound,
  type SlotSpin,
  slotGame,
} from './slots/slot-game.ts';
export {
  type Altitude,
  AVIATOR_BETS,
  AVIATOR_BETTING,
  type AviatorBet,
  type AviatorResult,
  altitudeAt,
  aviatorResult,
  cashOutAt,
  ceilingOf,
  type Flight,
  flightOf,
  goneAt,
  isLanding,
  LEAST_ALTITUDE,
  MOST_ALTITUDE,
  momentOf,
  readAviatorBet,
} from './spribe/aviator.ts';
export type { CashOut, ClimbEnd, SeenClimb } from './spribe/climb.ts';
export {
  DICE_CHANCES,
  DICE_SIDES,
  type DiceBet,
  type DiceRound,
  type DiceSeen,
  type DiceSide,
  dice,
  diceChance,
  diceMultiplier,
} from './spribe/dice.ts';
export {
  type GoalBet,
  type GoalMove,
  type GoalRound,
  type GoalSeen,
  goal,
  goalMultiplier,
  PITCH_NAMES,
  PITCHES,
  type Pitch,
} from './spribe/goal.ts';
export {
  HILO_CALLS,
  type HiloBet,
  type HiloCall,
  type HiloMove,
  type HiloRound,
  type HiloSeen,
  type HiloStep,
  hilo,
  hiloCalls,
  hiloMultiplier,
  MOST_SKIPS,
} from './spribe/hilo.ts';
export {
  MINES_FIELDS,
  type MinesBet,
  type MinesMove,
  type MinesRound,
  type MinesSeen,
  MOST_MINES,
  mines,
  minesMultiplier,
} from './spribe/mines.ts';
export {
  HALF_PAYS,
  miniroulette,
  ROULETTE_HALVES,
  ROULETTE_SPOTS,
  ROULETTE_WHEEL,
  type RouletteBet,
  type RouletteChip,
  type RouletteHalf,
  type RouletteRound,
  type RouletteSeen,
  type RouletteSpot,
  rouletteColour,
  rouletteMultiplier,
  rouletteWon,
  STRAIGHT_PAYS,
} from './spribe/miniroulette.ts';
export {
  PLINKO_RISKS,
  PLINKO_ROWS,
  type PlinkoBet,
  type PlinkoRisk,
  type PlinkoRound,
  type PlinkoRows,
  type PlinkoSeen,
  type PlinkoTurn,
  plinko,
  plinkoMostStake,
  plinkoPockets,
  plinkoReturn,
} from './spribe/plinko.ts';
export { type StatedReturns, statedReturns } from './stated.ts';
export {
  greatestStake,
  readBets,
  settled,
  type TableBet,
  type TableGame,
  type TableResult,
  type TableRules,
} from './table-game.ts';
export { MOST_WIN, type Win, winOf } from './win.ts';
