import { dice, goal, hilo, mines, miniroulette, plinko, SLOT_MODELS, slotGame, slotModels } from '@pavilion/game-rules';
import type { Title } from '../titles/titles.ts';
import { type Engine, engineOf } from './engines.ts';

/** How long a spin of a slot takes at least, ms. */
const SPIN = 2500;

/** Every engine that plays a player's own rounds, by its name in `studio_title`. */
const ENGINES: Readonly<Record<string, Engine>> = {
  mines: engineOf(mines),
  goal: engineOf(goal),
  dice: engineOf(dice),
  plinko: engineOf(plinko),
  miniroulette: engineOf(miniroulette),
  hilo: engineOf(hilo),
};

/** The slot, by its models. */
const SLOTS: Readonly<Record<string, Engine>> = Object.fromEntries(
  SLOT_MODELS.map((name) => [name, engineOf(slotGame(slotModels[name]), SPIN)]),
);

/** The rules of a title; throws where the studio has none of that name. */
export function engineOfTitle({ engine, model }: Pick<Title, 'engine' | 'model'>): Engine {
  const found = engine === 'slot' ? SLOTS[model ?? ''] : ENGINES[engine];
  if (!found) throw new Error(`The studio has no engine ${engine}, ${model}`);
  return found;
}
