import type { SoccerBoard } from '@pavilion/api-client';
import { Icon } from '@pavilion/shared-ui';
import { useScoreMessages } from '../../messages/score.ts';
import { type BoardProps, namesOf } from './board-props.ts';
import shared from './score-board.module.css';
import styles from './soccer-card.module.css';

/** Minutes of a match without what is added. */
const MINUTES = 90;
const SIDES = [0, 1] as const;

/** A soccer match: the minute and what is added, each goal and card with its player, and the cards counted. */
export function SoccerCard({ board, match }: BoardProps<SoccerBoard>) {
  const t = useScoreMessages();
  const names = namesOf(match);
  const { phase, minute, beyond, added, cards, events } = board;
  const isRunning = phase === 'first' || phase === 'second';
  return (
    <>
      <p className={shared.notes}>
        <b className={shared.strong}>{t(`phase_${phase}`)}</b>
        {isRunning && <span>{t('minute', { minute: beyond > 0 ? `${minute}+${beyond}` : minute })}</span>}
        {isRunning && added !== null && <span>{t('added', { count: added })}</span>}
      </p>
      <Timeline board={board} />
      {events && events.length > 0 && (
        <ol className={styles.events} aria-label={t('events')}>
          {events.map(({ kind, side, minute: at, name }, index) => (
            <li key={index} className={styles.event}>
              <span className={styles.minute}>{at}'</span>
              <Mark kind={kind} />
              <span className="sr">{t(kind)},</span>
              <span>
                {name} <span className={styles.team}>{names[side]}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {events?.length === 0 && <p>{t('noEvents')}</p>}
      {cards?.some(({ yellow, red }) => yellow + red > 0) && (
        <p>
          {t('cards')}: {SIDES.map((side) => `${names[side]} ${t('cardsOf', cards[side])}`).join(' · ')}
        </p>
      )}
    </>
  );
}

type Kind = NonNullable<SoccerBoard['events']>[number]['kind'];

const Mark = ({ kind }: { readonly kind: Kind }) =>
  kind === 'goal' ? (
    <Icon name="soccer" size={16} />
  ) : (
    <i className={styles.mark} data-kind={kind} aria-hidden="true" />
  );

/** How far the match is, with its goals and cards where they were: home above the line, away below it. */
function Timeline({ board: { minute, phase, events = [] } }: { readonly board: SoccerBoard }) {
  const isOver = phase === 'full-time';
  return (
    <div className={styles.line} aria-hidden="true">
      <span className={styles.past} style={{ width: `${isOver ? 100 : (minute / MINUTES) * 100}%` }} />
      {events.map(({ kind, side, minute: at }, index) => (
        <i
          key={index}
          className={styles.dot}
          data-kind={kind}
          data-side={side}
          style={{ left: `${(Number.parseInt(at, 10) / MINUTES) * 100}%` }}
        />
      ))}
    </div>
  );
}
