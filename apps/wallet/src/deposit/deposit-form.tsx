import type { Gateway } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import type { Paise } from '@pavilion/money';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccountLayout } from '../account-layout.tsx';
import { useOwnLimits } from '../limits/use-own-limits.ts';
import { useDepositMessages } from '../messages/deposit.ts';
import { StateTag } from '../parts/state-tag.tsx';
import { AmountStep } from './amount-step.tsx';
import { ClosedGateway } from './closed-gateway.tsx';
import { PAY, useInstructions } from './instructions.ts';
import { keepSelected } from './kept-gateways.ts';
import { isOver, useRoom } from './own-limit.tsx';
import { PayStep, Stopped } from './pay-step.tsx';
import { RedirectStep } from './redirect-step.tsx';

/** The form of one way to deposit: by hand its amount, then where to pay and the proof; or the amount and the way to its own page. */
export function DepositForm({ gateway }: { readonly gateway: Gateway }) {
  const t = useDepositMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { instructions, begin, end } = useInstructions(gateway);
  useEffect(() => keepSelected(gateway.code), [gateway.code]);
  const isPaying = search === PAY && instructions !== null;
  const { room, stopped } = useRoom();
  const isWaited = isPaying && !stopped && !isOver(room, instructions.amount);
  const toPay = (amount: Paise) => {
    begin(amount);
    navigate({ search: PAY });
  };
  return (
    <AccountLayout
      title={t('depositBy', { name: gateway.name })}
      back={{ to: paths.deposit(), label: t('backToMethods') }}
      actions={
        isWaited && (
          <StateTag tone="wait" pill>
            {t('waitingForPayment')}
          </StateTag>
        )
      }
    >
      <Step gateway={gateway} hasBegun={instructions !== null} isPaying={isPaying}>
        {isPaying ? (
          <PayStep gateway={gateway} instructions={instructions} onAgain={toPay} onEnd={end} />
        ) : (
          <AmountStep gateway={gateway} amount={instructions?.amount} onAmount={toPay} />
        )}
      </Step>
    </AccountLayout>
  );
}

const isBefore = (end: Date | undefined) => end !== undefined && end.getTime() > Date.now();

/** By hand the step that it is in; else the way to the gateway's own page; or why there is none: nobody is told to pay what would be refused. */
function Step({
  gateway,
  hasBegun,
  isPaying,
  children,
}: {
  readonly gateway: Gateway;
  /** Whether this tab was told where to pay. */
  readonly hasBegun: boolean;
  readonly isPaying: boolean;
  readonly children: ReactNode;
}) {
  const { stopped } = useOwnLimits();
  const { closed } = gateway;
  const isProvable = hasBegun && (closed === undefined || isBefore(closed.proofsUntil));
  const isShut = closed !== undefined && !(isProvable && isPaying);
  // Whoever is being shown where to pay may have paid by now: that step says itself how they stand.
  if (stopped && (isShut || !isPaying)) return <Stopped standing={stopped} isProvable={isProvable} />;
  if (isShut) return <ClosedGateway gateway={gateway} closed={closed} isProvable={isProvable} />;
  return gateway.kind === 'redirect' ? <RedirectStep gateway={gateway} /> : children;
}
