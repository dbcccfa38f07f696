import type { Gateway } from '@pavilion/api-client';
import { paths, useLocale } from '@pavilion/contract';
import { ButtonLink } from '@pavilion/shared-ui';
import { useDepositMessages } from '../messages/deposit.ts';
import { Notice } from '../parts/notice.tsx';
import { momentText } from './gateway-texts.ts';
import { PAY } from './instructions.ts';

/** In place of the form of a way that is closed: until when, and where else. */
export function ClosedGateway({
  gateway: { code, name },
  closed: { until, reason },
  isProvable = false,
}: {
  readonly gateway: Gateway;
  readonly closed: NonNullable<Gateway['closed']>;
  /** The player had begun to pay, and their proof is still taken. */
  readonly isProvable?: boolean;
}) {
  const t = useDepositMessages();
  const locale = useLocale();
  return (
    <Notice
      tone="warn"
      icon="pause"
      title={t('closedTitle', { name })}
      text={until ? t('closedTextUntil', { time: momentText(until, locale) }) : t('closedText')}
      detail={reason}
      action={
        isProvable ? (
          <ButtonLink variant="quiet" to={`${paths.depositBy(code)}${PAY}`}>
            {t('proveAllTheSame')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="quiet" to={paths.deposit()}>
            {t('chooseWay')}
          </ButtonLink>
        )
      }
    />
  );
}
