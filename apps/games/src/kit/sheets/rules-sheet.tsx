import { formatMoney } from '@pavilion/money';
import { returned, statedOf } from '../figures.ts';
import { useKitMessages } from '../language/messages.ts';
import type { Opening } from '../opening.ts';
import { Sheet } from './sheet.tsx';

export interface RulesSheetProps {
  readonly opening: Pick<Opening, 'name' | 'engine' | 'stakes'>;
  /** The game's own rules, a sentence or two each. */
  readonly rules: readonly string[];
  /** False where a round goes on without who leaves it, as the game's own rules have it. */
  readonly waits?: boolean;
  readonly onClose: () => void;
}

/** The rules of a game, and what every game here has in common. */
export function RulesSheet({ opening, rules, waits = true, onClose }: RulesSheetProps) {
  const t = useKitMessages();
  const { name, engine, stakes } = opening;
  const { least, most, mostWin } = stakes;
  const money = t.rulesMoney(formatMoney(least), formatMoney(most), formatMoney(mostWin));
  const shared = [
    (engine === 'hilo' ? t.rulesReturnEach : t.rulesReturn)(returned(t, statedOf(engine))),
    money,
    ...(waits ? [t.rulesLeft] : []),
    t.rulesFair,
  ];
  return (
    <Sheet title={t.rulesOf(name)} onClose={onClose}>
      <ul>
        {[...rules, ...shared].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Sheet>
  );
}
