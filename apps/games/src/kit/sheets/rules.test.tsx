import { SLOT_MODELS, slotModels, statedReturns } from '@pavilion/game-rules';
import { formatMoney, formatPercent, paise } from '@pavilion/money';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { aviatorReaders } from '../../games/aviator/flight.ts';
import { AviatorPage } from '../../games/aviator/page.tsx';
import { BaccaratPage } from '../../games/baccarat/page.tsx';
import { baccaratKind } from '../../games/baccarat/round.ts';
import { DicePage } from '../../games/dice/page.tsx';
import { diceReaders } from '../../games/dice/round.ts';
import { DreamCatcherPage } from '../../games/dream-catcher/page.tsx';
import { dreamKind } from '../../games/dream-catcher/round.ts';
import { GoalPage } from '../../games/goal/page.tsx';
import { goalReaders } from '../../games/goal/round.ts';
import { HiLowPage } from '../../games/hi-low/page.tsx';
import { hiLowKind } from '../../games/hi-low/round.ts';
import { HiloPage } from '../../games/hilo/page.tsx';
import { hiloReaders } from '../../games/hilo/round.ts';
import { MatkaPage } from '../../games/matka/page.tsx';
import { matkaKind } from '../../games/matka/round.ts';
import { MinesPage } from '../../games/mines/page.tsx';
import { minesReaders } from '../../games/mines/round.ts';
import { RoulettePage } from '../../games/miniroulette/page.tsx';
import { rouletteReaders } from '../../games/miniroulette/round.ts';
import { PlinkoPage } from '../../games/plinko/page.tsx';
import { plinkoReaders } from '../../games/plinko/round.ts';
import { RacePage } from '../../games/race-20-20/page.tsx';
import { raceKind } from '../../games/race-20-20/round.ts';
import { SlotPage } from '../../games/slot/page.tsx';
import { slotReaders } from '../../games/slot/round.ts';
import { TeenpattiPage } from '../../games/teenpatti-open/page.tsx';
import { teenpattiKind } from '../../games/teenpatti-open/round.ts';
import { TrioPage } from '../../games/trio/page.tsx';
import { trioKind } from '../../games/trio/round.ts';
import { gameServer } from '../../testing/game-server.ts';
import { LiveServer } from '../../testing/live-server.ts';
import type { RoundReaders } from '../calls/round.ts';
import { LocaleContext } from '../language/messages.ts';
import type { LiveReaders } from '../live/wire.ts';
import type { LiveSeat, Seat } from '../seat.ts';
import { readersOf, type TableKind, type TableSeat } from '../tables/play.ts';

// What browsers have and jsdom lacks.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
Element.prototype.animate ??= () => ({}) as Animation;
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  globalThis.ResizeObserver = class {
    observe() {}
    disconnect() {}
    unobserve() {}
  };
});
afterEach(() => jest.restoreAllMocks());

/** Amounts that stand in no text. */
const stakes = { least: paise(17_00), most: paise(8_765_00), mostWin: paise(7_65_432_00) };

interface Opened {
  readonly page: ReactElement;
  readonly open: () => void;
}
const own =
  <Bet, Seen>(readers: RoundReaders<Bet, Seen>, page: (seat: Seat<Bet, Seen>) => ReactElement) =>
  (engine: string, model: string | null = null): Opened => {
    const { opening, table } = gameServer().seat(readers);
    return { page: page({ opening: { ...opening, engine, model, stakes }, table }), open: () => void table.open() };
  };
const live =
  <Bet, Step, Mark, Opening>(
    readers: LiveReaders<Bet, Step, Mark, Opening>,
    page: (seat: LiveSeat<Bet, Step, Mark, Opening>) => ReactElement,
    lies: unknown = null,
  ) =>
  (engine: string): Opened => {
    const server = new LiveServer(lies);
    const { opening, table } = server.seat(readers);
    const open = () => {
      table.open();
      server.show();
    };
    return { page: page({ opening: { ...opening, engine, stakes }, table }), open };
  };
const table = <Spot extends string, Round, Step, Mark, Opening>(
  kind: TableKind<Spot, Round, Step, Mark, Opening>,
  page: (seat: TableSeat<Spot, Step, Mark, Opening>) => ReactElement,
  lies?: unknown,
) => live(readersOf(kind), page, lies);

const instant = {
  mines: own(minesReaders, (seat) => <MinesPage seat={seat} />),
  goal: own(goalReaders, (seat) => <GoalPage seat={seat} />),
  dice: own(diceReaders, (seat) => <DicePage seat={seat} />),
  plinko: own(plinkoReaders, (seat) => <PlinkoPage seat={seat} />),
  miniroulette: own(rouletteReaders, (seat) => <RoulettePage seat={seat} />),
  hilo: own(hiloReaders, (seat) => <HiloPage seat={seat} />),
  aviator: live(aviatorReaders, (seat) => <AviatorPage seat={seat} />),
};
const tables = {
  baccarat: table(baccaratKind, (seat) => <BaccaratPage seat={seat} />),
  'dream-catcher': table(dreamKind, (seat) => <DreamCatcherPage seat={seat} />),
  'hi-low': table(hiLowKind, (seat) => <HiLowPage seat={seat} />, 'Ah'),
  matka: table(matkaKind, (seat) => <MatkaPage seat={seat} />),
  'race-20-20': table(raceKind, (seat) => <RacePage seat={seat} />),
  'teenpatti-open': table(teenpattiKind, (seat) => <TeenpattiPage seat={seat} />),
  trio: table(trioKind, (seat) => <TrioPage seat={seat} />),
};
const slot = own(slotReaders, (seat) => <SlotPage seat={seat} />);

/** Opens a game's sheet of rules; what it says, and that it names the three amounts. */
async function rules({ page, open }: Opened, locale: 'en' | 'hi' = 'en'): Promise<string> {
  const { unmount } = render(<LocaleContext value={locale}>{page}</LocaleContext>);
  await act(async () => open());
  const name = locale === 'hi' ? /के नियम$|भुगतान/ : /^Rules of|^How it pays|^Paytable/;
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
  const text = screen.getByRole('dialog').textContent ?? '';
  for (const amount of [stakes.least, stakes.most, stakes.mostWin]) expect(text).toContain(formatMoney(amount));
  unmount();
  return text;
}

test('there is a sheet for each of Spribe’s seven and Aura’s seven', () => {
  expect([Object.keys(instant).toSorted(), Object.keys(tables).length]).toEqual([
    Object.keys(statedReturns).toSorted(),
    7,
  ]);
});

test.each(Object.entries(instant))(
  '%s says what it returns, what a stake may be, and the most that a round pays',
  async (engine, opened) => {
    const [least = 0, most = 0] = statedReturns[engine] ?? [];
    const text = await rules(opened(engine));
    const percent = least === most ? `${least}%` : `${least}% to ${most}%`;
    expect(text).toContain(
      engine === 'hilo' ? `each call pays back ${percent} of the amount` : `${percent} of all stakes is paid back`,
    );
    expect(await rules(opened(engine), 'hi')).toContain(`${most}% वापस`);
  },
);

test.each(Object.entries(tables))(
  '%s says what each bet returns, what a spot takes, and the most that a round pays',
  async (engine, opened) => {
    const text = await rules(opened(engine));
    // A bet that pays nothing this time has no return.
    expect(text.match(/\d\d(?:\.\d+)?%/g)?.length).toBeGreaterThan(1);
    expect(text).toContain('Maximum win and maximum total stake per round');
  },
);

test.each(SLOT_MODELS)(
  'a slot of the model %s says what it returns, what a spin may cost, and the most that one pays',
  async (model) => {
    expect(await rules(slot('slot', model))).toContain(formatPercent(slotModels[model].stated.return / 100));
  },
);
