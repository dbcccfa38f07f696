import { paise } from '@pavilion/money';
import { SLOT_MODELS, slotGame, slotModels } from '../index.ts';
import { ownPlays, type Play } from './play.ts';

/** The six models of the slot engine, for ₹20 a round: nothing in a round is a choice, so each has one way to play. */
export const slotPlays: readonly Play[] = SLOT_MODELS.flatMap((name) => {
  const returns = slotModels[name].stated.return / 10_000;
  const tapped = { name: 'tapped', bet: { stake: paise(20_00) }, move: () => ({ kind: 'spin' }) as const, returns };
  return ownPlays(slotGame(slotModels[name]), [tapped]);
});
