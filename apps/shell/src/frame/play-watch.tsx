import { keys, type PlayNow, playNowQuery, readRealityCheckMutation } from '@pavilion/api-client';
import { paths, useLocale, useShell } from '@pavilion/contract';
import { formatSignedMoney } from '@pavilion/money';
import { SendButton, useAccountRefresh, useSend } from '@pavilion/remote-kit';
import { Dialog, formatTime, Icon } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { usePlayMessages } from '../messages/play.ts';
import { LatePasskeyOffer } from './late-passkey-offer.tsx';
import styles from './play-watch.module.css';

/** How often it is read how long somebody has played, ms, while their page is in view: sooner where a check is due sooner. */
const READ_EVERY = 5 * 60_000;

/**
 * For who has a reality check: the check itself, once the operator has it due. The operator's clock counts; bets wait there until the check
 * is read. It stands outside whatever a page may fold away: a dialog in a box that is not shown would shut the page and be seen by nobody.
 */
function RealityCheck() {
  const { api } = useShell();
  const { data } = useQuery({
    ...playNowQuery(api),
    refetchInterval: ({ state }) => readAgainIn(state.data, Date.now()),
  });
  const { pathname } = useLocation();
  return data && isWatched(data) && data.isCheckDue && pathname !== paths.limits() && <CheckDialog play={data} />;
}

/** What comes over a player's page by itself. */
export function Overlays() {
  return (
    <>
      <RealityCheck />
      <LatePasskeyOffer />
    </>
  );
}

/** When to read it again; never for who has no check. A moment after the check is due, so that it is by the operator's clock too. */
function readAgainIn(play: PlayNow | undefined, now: number): number | false {
  if (!play || !isWatched(play)) return false;
  const due = (play.checkAt?.getTime() ?? Number.POSITIVE_INFINITY) - now;
  return due > 0 ? Math.min(READ_EVERY, due + 1000) : READ_EVERY;
}

/** Whether somebody has a check. An operator of before says only when it is due. */
const isWatched = ({ isChecked, checkAt }: PlayNow) => isChecked || checkAt !== null;

/** For who has a reality check: how long they have played and what it brought, in the header; and that somebody has stopped. */
export function PlayTime() {
  const { api } = useShell();
  const { data } = useQuery(playNowQuery(api));
  if (!data) return null;
  return (
    <>
      {data.isStopped && <Stopped />}
      {isWatched(data) && <TimeLink play={data} />}
    </>
  );
}

/** By what stands here the styles of the header and the drawer call nobody to pay in who has stopped; it goes once the house says that they play again. */
function Stopped() {
  useAccountRefresh(keys.playNow);
  return <span hidden data-stopped="" />;
}

function TimeLink({ play: { minutes, net } }: { readonly play: PlayNow }) {
  const t = usePlayMessages();
  const figure = formatSignedMoney(net);
  return (
    <Link to={paths.limits()} className={styles.time} aria-label={t('playTimeLabel', { minutes, net: figure })}>
      <span className={styles.line}>
        <Icon name="clock" size={16} />
        {t('playTime', { minutes })}
      </span>
      <span translate="no" className={styles.line}>
        {figure}
      </span>
    </Link>
  );
}

/** Play goes on once it is read, however it is closed. */
function CheckDialog({ play: { minutes, since, net } }: { readonly play: PlayNow }) {
  const t = usePlayMessages();
  const locale = useLocale();
  const navigate = useNavigate();
  const reading = useSend(readRealityCheckMutation(useShell().api), { fallback: t('notRead') });
  const read = () => void reading.send();
  // There it does not come again.
  const rest = () => {
    navigate(paths.limits());
    read();
  };
  return (
    <Dialog open onClose={read} title={t('check')} closeLabel={t('close')} size="auth">
      <div className={styles.check}>
        <p className={styles.played}>
          {t('played', { minutes })} {since && t('since', { time: formatTime(since, locale) })}
        </p>
        <p className={styles.net}>
          <span>{t('net')}</span>
          <b translate="no" className={net < 0 ? styles.neg : undefined}>
            {formatSignedMoney(net)}
          </b>
        </p>
        <p className={styles.note}>{t('settledOnly')}</p>
        {reading.failure && (
          <p className={styles.note} role="alert">
            {reading.failure.title}
          </p>
        )}
        <SendButton block busy={reading.busy} onClick={read} data-autofocus="">
          {t('playOn')}
        </SendButton>
        <SendButton block variant="quiet" busy={reading.busy} onClick={rest}>
          {t('takeBreak')}
        </SendButton>
      </div>
    </Dialog>
  );
}
