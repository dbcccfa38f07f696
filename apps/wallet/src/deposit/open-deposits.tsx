import type { Deposit, Gateway } from '@pavilion/api-client';
import { paths, useLocale } from '@pavilion/contract';
import { formatMoney, type Paise } from '@pavilion/money';
import { ButtonLink, formatTime } from '@pavilion/shared-ui';
import { useDepositMessages } from '../messages/deposit.ts';
import { Notice } from '../parts/notice.tsx';
import { isOpen, isUnpaid, statusPath } from './deposit-state.tsx';
import { momentText, usualWithin } from './gateway-texts.ts';
import { leftOf, PAY, useInstructions } from './instructions.ts';
import { readSelected } from './kept-gateways.ts';

/** What of the player's deposits still waits, above the ways to deposit, each with the way to where it is. */
export function OpenDeposits({
  deposits,
  gateways,
  isPayable,
}: {
  readonly deposits: readonly Deposit[];
  readonly gateways: readonly Gateway[];
  /** Whether so much would be taken of the player now. */
  readonly isPayable: (amount: Paise) => boolean;
}) {
  const t = useDepositMessages();
  const locale = useLocale();
  return [
    <Begun key="begun" gateways={gateways} isPayable={isPayable} />,
    ...deposits.filter(isOpen).map((deposit) => {
      const { id, gateway: code, gatewayName: name, createdAt, expiresAt } = deposit;
      const amount = formatMoney(deposit.amount);
      const gateway = gateways.find((each) => each.code === code);
      const text = () => {
        if (isUnpaid(deposit)) return expiresAt && t('unpaidText', { time: momentText(expiresAt, locale) });
        if (gateway?.kind === 'redirect') return t('waitsPaid', { name });
        return gateway && t('waitsText', { time: momentText(createdAt, locale), usual: usualWithin(gateway, t) });
      };
      return (
        <Notice
          key={id}
          tone="warn"
          icon="hourglass"
          title={t(isUnpaid(deposit) ? 'unpaid' : 'waits', { amount, name })}
          text={text()}
          action={
            <ButtonLink variant="quiet" to={statusPath(paths.depositBy(code), id)}>
              {t('seeWhere')}
            </ButtonLink>
          }
        />
      );
    }),
  ];
}

type Payable = Pick<Parameters<typeof OpenDeposits>[0], 'isPayable'>;

/** What the player is being told to pay in this tab: the way back to it, for as long as it stands and would be taken. */
function Begun({ gateways, isPayable }: Payable & { readonly gateways: readonly Gateway[] }) {
  const selected = readSelected();
  const gateway = gateways.find(({ code }) => code === selected);
  return gateway && !gateway.closed && <BegunBy gateway={gateway} isPayable={isPayable} />;
}

function BegunBy({ gateway, isPayable }: Payable & { readonly gateway: Gateway }) {
  const t = useDepositMessages();
  const locale = useLocale();
  const { instructions } = useInstructions(gateway);
  if (!instructions || leftOf(instructions) === 0 || !isPayable(instructions.amount)) return null;
  const amount = formatMoney(instructions.amount);
  return (
    <Notice
      icon="clock"
      title={t('begun', { amount, name: gateway.name })}
      text={t('begunText', { time: formatTime(instructions.until, locale) })}
      action={
        <ButtonLink variant="quiet" to={`${paths.depositBy(gateway.code)}${PAY}`}>
          {t('continueBegun')}
        </ButtonLink>
      }
    />
  );
}
