import { type CashOutOffer, type CashOutProblem, type CashOutQuote, takeCashOutMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import type { Paise } from '@pavilion/money';
import { SendButton, useMoneySend } from '@pavilion/remote-kit';
import { Button, Dialog, Icon } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useSecond } from '../live/use-second.ts';
import { useCashOutMessages } from '../messages/cash-out.ts';
import styles from './cash-out.module.css';
import { CashOutShare, FULL } from './cash-out-share.tsx';
import { figureText } from './figure-text.ts';
import { QuoteFigures } from './quote-figures.tsx';
import { secondsLeft, useCashOuts } from './use-cash-outs.ts';

interface Taken {
  readonly percent: number;
  readonly secured: Paise;
}

/** How much of a position is cashed out, what every outcome brings then, and the offer for it with its seconds. */
export function CashOutSheet({
  refMatchId,
  market: { marketId, marketName },
  onClose,
}: {
  readonly refMatchId: string;
  readonly market: Pick<CashOutOffer, 'marketId' | 'marketName'>;
  readonly onClose: () => void;
}) {
  const t = useCashOutMessages();
  const { percent, setPercent, query, problem, quote, offer, left, taken, isSent, isReady, taking, take, leave } =
    useSheet(refMatchId, marketId);
  const title = t('title', { market: marketName });
  if (taken) return <DoneSheet taken={taken} title={title} onClose={onClose} />;
  const confirm = quote && t('confirm', { percent, figure: figureText(quote.secured, t) });
  return (
    <Dialog
      open
      onClose={() => !taking.busy && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <div className={styles.foot}>
          {taking.failure && (
            <Button variant="quiet" onClick={leave}>
              {t('back')}
            </Button>
          )}
          <SendButton block busy={taking.busy} aria-disabled={!isReady} onClick={() => isReady && void take()}>
            {taking.failure ? t('again') : (confirm ?? t('cashOut'))}
          </SendButton>
        </div>
      }
    >
      <div className={styles.sheet} aria-busy={query.isPlaceholderData}>
        <CashOutShare percent={percent} isHeld={isSent} onChange={setPercent} />
        <Notice problem={problem} failure={taking.failure} />
        {quote && offer ? (
          <>
            <QuoteFigures marketType={offer.marketType} quote={quote} isWhole={percent === FULL} />
            <p className={styles.stands} role="timer">
              {isSent ? null : left > 0 ? t('stands', { seconds: left }) : t('renewing')}
            </p>
          </>
        ) : (
          <NoQuote problem={offer?.problem ?? null} isLoading={query.isPending} onRetry={() => void query.refetch()} />
        )}
      </div>
    </Dialog>
  );
}

/**
 * The offer that a sheet shows, and what became of the one that was taken. While an answer is out that one stays as it is: asked for
 * again it goes by its own reference, and is taken once.
 */
function useSheet(refMatchId: string, marketId: string) {
  const [percent, setPercent] = useState(FULL);
  const [sent, setSent] = useState<CashOutQuote | null>(null);
  const [problem, setProblem] = useState<CashOutProblem | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const query = useCashOuts(refMatchId, percent, sent !== null || taken !== null);
  const taking = useTaking();
  const offer = query.data?.find((each) => each.marketId === marketId);
  const quote = sent ?? offer?.quote ?? null;
  const now = useSecond(taken === null);
  const left = quote ? secondsLeft(quote, query.dataUpdatedAt, now) : 0;
  const take = async () => {
    if (!quote) return;
    setSent(quote);
    setProblem(null);
    const why = await taking.take(quote.id);
    // No answer: what became of it is not known, and the same is asked again.
    if (why === undefined) return;
    if (why === null) return setTaken({ percent, secured: quote.secured });
    setSent(null);
    setProblem(why);
    await query.refetch();
  };
  const leave = () => {
    taking.clear();
    setSent(null);
  };
  const isSent = sent !== null;
  const isReady = isSent || (quote !== null && left > 0 && !query.isPlaceholderData);
  return { percent, setPercent, query, problem, quote, offer, left, taken, isSent, isReady, taking, take, leave };
}

/** Takes quotes. `take` returns null where it is done, why it was not, or undefined where there is no answer. */
function useTaking() {
  const t = useCashOutMessages();
  const { api } = useShell();
  const { send, busy, failure, clear } = useMoneySend(takeCashOutMutation(api), {
    name: 'takeCashOut',
    fallback: t('failed'),
  });
  const take = async (quote: string): Promise<CashOutProblem | null | undefined> => {
    let isGone = false;
    const output = await send({ quote }, (field) => {
      isGone = field === 'quote';
      return isGone;
    });
    return isGone ? 'expired' : output?.data.problem;
  };
  return { take, busy, failure, clear };
}

function Notice({
  problem,
  failure,
}: {
  readonly problem: CashOutProblem | null;
  readonly failure: ReturnType<typeof useTaking>['failure'];
}) {
  const t = useCashOutMessages();
  const text = failure ? [failure.title, failure.text, failure.detail].filter(Boolean).join('. ') : null;
  if (!(problem || text)) return null;
  return (
    <p className={styles.notice} role="alert">
      <Icon name="alert" size={20} />
      {text ?? (problem && t(`problem_${problem}`))}
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

function DoneSheet({
  taken: { percent, secured },
  title,
  onClose,
}: {
  readonly taken: Taken;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const t = useCashOutMessages();
  const figure = figureText(secured, t);
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
      <div className={styles.done} role="status">
        <Icon name="check-circle" size={20} />
        <b>{t('done')}</b>
        <p>{percent === FULL ? t('doneWhole', { figure }) : t('donePart', { percent, figure })}</p>
        <p className={styles.small}>{t('commission')}</p>
      </div>
    </Dialog>
  );
}
