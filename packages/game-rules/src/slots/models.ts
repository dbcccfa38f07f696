import type { SlotModel, SlotModelName } from './model.ts';
import { bold } from './models/bold.ts';
import { brisk } from './models/brisk.ts';
import { gentle } from './models/gentle.ts';
import { lively } from './models/lively.ts';
import { steady } from './models/steady.ts';
import { wild } from './models/wild.ts';

/** The models by their names, from calm to wild. */
export const slotModels: Readonly<Record<SlotModelName, SlotModel>> = { steady, gentle, brisk, lively, bold, wild };
