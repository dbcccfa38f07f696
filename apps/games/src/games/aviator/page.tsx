import { formatMoney, formatSignedMoney, type Paise, subtractPaise } from '@pavilion/money';
import { useEffect, useRef, useState } from 'react';
import { returned, statedOf } from '../../kit/figures.ts';
import frame from '../../kit/frame/frame.module.css';
import { NoticeOver } from '../../kit/frame/notice-over.tsx';
import { SoundButton } from '../../kit/frame/sound-button.tsx';
import { Toast, type ToastContent } from '../../kit/frame/toast.tsx';
import { useRefusal } from '../../kit/frame/trouble.ts';
import { useKitMessages } from '../../kit/language/messages.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import tool from '../../kit/parts/tool.module.css';
import { useLive } from '../../kit/seat.ts';
import { RulesSheet } from '../../kit/sheets/rules-sheet.tsx';
import { type Sounds, useSounds } from '../../kit/sounds.ts';
import styles from './aviator.module.css';
import { BetPanel } from './bet-panel.tsx';
import { type Bets, useBets } from './bets.ts';
import { type AviatorSeat, type AviatorState, markOf, phaseOf, times } from './flight.ts';
import { useAviatorMessages } from './messages.ts';
import { Players } from './players.tsx';
import { RoundsSheet } from './rounds-sheet.tsx';
import { Sky } from './sky.tsx';

type Opened = 'rules' | 'rounds' | null;

/** Aviator: a flight for everyone at once, which each leaves when they will. */
export function AviatorPage({ seat }: { readonly seat: AviatorSeat }) {
  const { opening, table } = seat;
  const { name, stakes } = opening;
  const t = useAviatorMessages();
  const kit = useKitMessages();
  const state = useLive(table);
  const sounds = useSounds();
  const [sheet, setSheet] = useState<Opened>(null);
  const [hasList, setList] = useState(false);
  const { slots, left, reloaded } = useBets(seat);
  const phase = phaseOf(state);
  const toast = useToast(state, stakes.mostWin);
  useBell(toast, sounds);
  const close = () => setSheet(null);
  return (
    <div className={classNames(frame.frame, styles.page)}>
      <h1 className="sr">{name}</h1>
      <Bar {...{ state, sounds, name }} onRules={() => setSheet('rules')} />
      <aside className={classNames(styles.players, hasList && styles.isOpen)}>
        <Players table={table} />
        <button type="button" className={styles.shut} aria-label={kit.close} onClick={() => setList(false)}>
          <Icon name="cross" />
        </button>
      </aside>
      <main className={frame.stage}>
        <Sky table={table} />
        <button type="button" className={styles.count} aria-expanded={hasList} onClick={() => setList(!hasList)}>
          <span>{t.inThisRound(state.crowd?.bets ?? 0)}</span>
        </button>
        <Toast content={toast} at="foot" />
        <p className="sr" aria-live="polite">
          {state.stage.mark ? t.ended(times(state.stage.mark.crash)) : ''}
        </p>
        <Trouble {...{ state, reloaded }} />
      </main>
      <section className={styles.panel} aria-label={kit.yourBet}>
        {slots.map((slot, at) => (
          <BetPanel
            key={at}
            {...{ slot, table, phase, left, limits: stakes, number: at + 1, isOver: state.phase === 'over' }}
          />
        ))}
      </section>
      <Foot {...{ seat, left }} onVerify={() => setSheet('rounds')} />
      {sheet === 'rules' && <RulesSheet opening={opening} rules={t.rules} waits={false} onClose={close} />}
      {sheet === 'rounds' && <RoundsSheet seat={seat} onClose={close} />}
    </div>
  );
}

interface BarProps {
  readonly state: AviatorState;
  readonly sounds: Sounds;
  readonly name: string;
  readonly onRules: () => void;
}

function Bar({ state: { road }, sounds, name, onRules }: BarProps) {
  const kit = useKitMessages();
  return (
    <header className={frame.bar}>
      <ol className={frame.marks} aria-label={kit.lastRounds}>
        {road.slice(0, 20).map((flight, nth) => {
          const { text, tone } = markOf(flight);
          return (
            <li key={road.length - nth} className={classNames(frame.mark, tone !== 'none' && frame[tone])}>
              {text}
            </li>
          );
        })}
      </ol>
      <SoundButton sounds={sounds} />
      <button type="button" className={tool.tool} aria-label={kit.rulesOf(name)} onClick={onRules}>
        <Icon name="rules" />
      </button>
    </header>
  );
}

/** What stands in the way, and that the connection is gone: what was set goes on without it. */
function Trouble({ state, reloaded }: { readonly state: AviatorState } & Pick<Bets, 'reloaded'>) {
  const t = useAviatorMessages();
  const kit = useKitMessages();
  const refusal = useRefusal(state);
  const { phase, isCutOff } = state;
  return (
    <NoticeOver
      text={
        phase === 'over' ? kit.sessionOver : isCutOff ? t.reconnecting : (refusal ?? (reloaded && t.reloaded[reloaded]))
      }
    />
  );
}

interface FootProps {
  readonly seat: AviatorSeat;
  readonly left: Parameters<typeof formatMoney>[0];
  readonly onVerify: () => void;
}

function Foot({ seat, left, onVerify }: FootProps) {
  const kit = useKitMessages();
  const { least, most, mostWin } = seat.opening.stakes;
  const figures = [
    [kit.balance, formatMoney(left)],
    [kit.return, returned(kit, statedOf(seat.opening.engine))],
    [kit.stakes, kit.stakesRange(formatMoney(least), formatMoney(most))],
    [kit.mostWin, formatMoney(mostWin)],
  ] as const;
  return (
    <footer className={frame.foot}>
      <dl className={frame.figures}>
        {figures.map(([label, figure], nth) => (
          <div key={label} className={nth > 1 ? frame.wide : undefined}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={frame.verify} onClick={onVerify}>
        <Icon name="verify" />
        {kit.verify}
      </button>
    </footer>
  );
}

/** What a cash-out brought, the latest one. */
function useToast({ tickets }: AviatorState, mostWin: Paise): ToastContent | null {
  const t = useAviatorMessages();
  const kit = useKitMessages();
  const last = tickets.filter(({ leftAt }) => leftAt !== null).at(-1);
  if (!last || last.leftAt === null) return null;
  const title = formatSignedMoney(subtractPaise(last.pays, last.stake));
  const pays = formatMoney(last.pays);
  const text = t.won(times(last.leftAt), last.pays >= mostWin ? kit.capped(pays) : pays);
  return { key: last.ref, tone: 'won', title, text };
}

function useBell(toast: ToastContent | null, sounds: Sounds): void {
  const bell = useRef(sounds.bell);
  bell.current = sounds.bell;
  const key = toast?.key;
  useEffect(() => {
    if (key !== undefined) bell.current();
  }, [key]);
}
