import { useLocale } from '@pavilion/contract';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import { Stack } from '../parts/columns.tsx';
import { Notice } from '../parts/notice.tsx';
import type { Latest } from './latest.ts';
import { closedText } from './methods.ts';
import { MethodsPanel } from './methods-panel.tsx';

/** An address that names no method that is open: why, where the operator has closed it, and those that are. */
export function NoSuchMethod({ latest, mode }: { readonly latest: Latest; readonly mode: string | undefined }) {
  const t = useWithdrawMessages();
  const locale = useLocale();
  const { methods, closedMethods = [] } = latest.available;
  const closed = closedMethods.find(({ code }) => code === mode);
  return (
    <Stack>
      {closed ? (
        <Notice
          tone="warn"
          icon="pause"
          title={t(`methodClosed_${closed.code}`)}
          text={t(methods.length > 0 ? 'methodClosedText' : 'noneOpenText')}
          detail={closedText(closed, t, locale)}
        />
      ) : (
        <Notice icon="question" title={t('noSuchMethod')} text={t('noSuchMethodText')} />
      )}
      <MethodsPanel latest={latest} />
    </Stack>
  );
}
