import type { CashOutOffer, CashOutProblem, CashOutQuote } from '@pavilion/api-client';
import { FULL_SHARE } from '@pavilion/betting-math';
import { formatMoney, formatPercent, sumPaise } from '@pavilion/money';
import { inOneLine, SendButton, type SendFailure } from '@pavilion/remote-kit';
import { Button, Dialog, Icon, ignoreDoubleTap } from '@pavilion/shared-ui';
import { type ReactNode, useState } from 'react';
import { useOperatorName } from '../bets/operator-name.ts';
import { useSecond } from '../live/use-second.ts';
import { useCashOutMessages } from '../messages/cash-out.ts';
import styles from './cash-out.module.css';
import { CashOutShare } from './cash-out-share.tsx';
import { figureText } from './figure-text.ts';
import { QuoteFigures } from './quote-figures.tsx';
import type { SentCashOut } from './sent-cash-outs.ts';
import { secondsLeft, useCashOuts } from './use-cash-outs.ts';
import { useTaking } from './use-taking.ts';

type Taken = Pick<SentCashOut, 'percent' | 'secured' | 'waiting' | 'paysCommission'>;

/** How much of a position is cashed out, what every outcome brings then, and the offer for it with its seconds. */
export function CashOutSheet({
  refMatchId,
  market,
  onClose,
}: {
  readonly refMatchId: string;
  readonly market: Pick<CashOutOffer, 'marketId' | 'marketName'>;
  readonly onClose: () => void;
}) {
  const t = useCashOutMessages();
  const called = useOperatorName();
  const { percent, setPercent, query, notice, quote, offer, left, taken, sent, isSending, isReady, take } = useSheet(
    refMatchId,
    market,
  );
  const title = t('title', { market: called(market.marketName) });
  if (taken) return <DoneSheet taken={taken} title={title} onClose={onClose} />;
  if (sent && !isSending) return <UnknownSheet sent={sent} title={title} onClose={onClose} />;
  const isWhole = percent === FULL_SHARE;
  const confirm =
    quote && t(confirmOf(quote, isWhole), { percent: formatPercent(percent), figure: figureText(quote.secured, t) });
  return (
    <Dialog
      open
      onClose={() => !isSending && onClose()}
      title={title}
      closeLabel={t('close')}
      guard={ignoreDoubleTap}
      footer={
        <SendButton block busy={isSending} aria-disabled={!isReady} onClick={() => isReady && take()}>
          {confirm ?? t('cashOut')}
        </SendButton>
      }
    >
      <div className={styles.sheet} aria-busy={query.isPlaceholderData}>
        <CashOutShare percent={percent} isHeld={isSending} onChange={setPercent} />
        <Notice notice={notice} />
        {quote && offer ? (
          <>
            <QuoteFigures marketType={offer.marketType} quote={quote} isWhole={isWhole} />
            <p className={styles.stands} role="timer">
              {isSending ? null : left > 0 ? t('stands', { seconds: left }) : t('renewing')}
            </p>
          </>
        ) : (
          <NoQuote problem={offer?.problem ?? null} isLoading={query.isPending} onRetry={() => void query.refetch()} />
        )}
      </div>
    </Dialog>
  );
}

/** The offer that a sheet shows, and what became of the one that was taken. While an answer is out that one stays as it is. */
function useSheet(refMatchId: string, market: Pick<CashOutOffer, 'marketId' | 'marketName'>) {
  const [percent, setPercent] = useState(FULL_SHARE);
  const [pending, setPending] = useState<CashOutQuote | null>(null);
  const [notice, setNotice] = useState<CashOutProblem | SendFailure | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const {
    sent,
    isFirstOut: isSending,
    take,
  } = useTaking(refMatchId, market, (ending, cashOut) => {
    setPending(null);
    if ('failure' in ending) return setNotice(ending.failure);
    if (ending.problem !== null) return setNotice(ending.problem);
    setTaken(cashOut);
  });
  const query = useCashOuts(refMatchId, percent, sent !== undefined || taken !== null);
  const offer = query.data?.find(({ marketId }) => marketId === market.marketId);
  const quote = pending ?? offer?.quote ?? null;
  const now = useSecond(taken === null);
  const left = quote ? secondsLeft(quote, query.dataUpdatedAt, now) : 0;
  return {
    ...{ percent, setPercent, query, notice, quote, offer, left, taken, sent, isSending },
    isReady: !isSending && quote !== null && left > 0 && !query.isPlaceholderData,
    take() {
      if (!quote || !offer) return;
      setPending(quote);
      setNotice(null);
      const waiting = sumPaise(quote.waiting, ({ stack }) => stack);
      // A bookmaker takes none, and of a loss there is none to take.
      const paysCommission = offer.marketType === 'match_odds' && quote.outcomes.some(({ after }) => after > 0);
      void take({ quote: quote.id, percent, secured: quote.secured, waiting, paysCommission });
    },
  };
}

/** What the button says: of what still waits no figure can be said. */
const confirmOf = ({ waiting }: CashOutQuote, isWhole: boolean) =>
  isWhole ? 'confirm' : waiting.length > 0 ? 'confirmSome' : 'confirmPart';

function Notice({ notice }: { readonly notice: CashOutProblem | SendFailure | null }) {
  const t = useCashOutMessages();
  if (notice === null) return null;
  return (
    <p className={styles.notice} role="alert">
      <Icon name="alert" size={20} />
      {typeof notice === 'string' ? t(`problem_${notice}`) : inOneLine(notice.title, notice.text, notice.detail)}
    </p>
  );
}

/** There is no offer: why, that it is looked for, or that none came. */
function NoQuote({
  problem,
  isLoading,
  onRetry,
}: {
  readonly problem: CashOutProblem | null;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}) {
  const t = useCashOutMessages();
  return (
    <div className={styles.none} role="status">
      <Icon name={isLoading ? 'hourglass' : 'info'} size={20} />
      <p>{problem ? t(`problem_${problem}`) : t(isLoading ? 'looking' : 'noOffer')}</p>
      {!isLoading && problem === null && (
        <Button variant="quiet" size="s" onClick={onRetry}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}

/** The answer was lost: nothing else is offered until there is one. */
function UnknownSheet({
  sent: { percent, secured, clientRef },
  title,
  onClose,
}: {
  readonly sent: SentCashOut;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const t = useCashOutMessages();
  return (
    <EndSheet title={title} onClose={onClose}>
      <div className={styles.unknown} role="status">
        <Icon name="question" size={20} />
        <b>{t('unknown')}</b>
        <p>{t('unknownText', { percent: formatPercent(percent), figure: figureText(secured, t) })}</p>
        <p className={styles.small}>{t('reference', { reference: clientRef })}</p>
      </div>
    </EndSheet>
  );
}

function DoneSheet({
  taken: { percent, secured, waiting, paysCommission },
  title,
  onClose,
}: {
  readonly taken: Taken;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const t = useCashOutMessages();
  const figure = figureText(secured, t);
  const isWhole = percent === FULL_SHARE;
  return (
    <EndSheet title={title} onClose={onClose}>
      <div className={styles.done} role="status">
        <Icon name="check-circle" size={20} />
        <b>{t('done')}</b>
        <p>{isWhole ? t('doneWhole', { figure }) : t('donePart', { percent: formatPercent(percent), figure })}</p>
        {waiting > 0 && <p>{t(isWhole ? 'doneCancelled' : 'doneLeft', { amount: formatMoney(waiting) })}</p>}
        {paysCommission && <p className={styles.small}>{t('commission')}</p>}
      </div>
    </EndSheet>
  );
}

/** A sheet in which nothing is left to do. */
function EndSheet({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const t = useCashOutMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button block onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
