import { banksQuery, type WithdrawalMethod } from '@pavilion/api-client';
import { paths, useLocale, useShell } from '@pavilion/contract';
import { ButtonLink, EmptyState } from '@pavilion/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type TranslateWithdraw, useWithdrawMessages } from '../messages/withdraw.ts';
import { MethodHead, MethodRow } from '../parts/method-row.tsx';
import { Panel } from '../parts/panel.tsx';
import type { Latest } from './latest.ts';
import { closedText, defaultMethod, feeText, limitsText, methodIcons, timeText } from './methods.ts';

/** The ways to be paid, with what is to be known of each before it is chosen; after those that are open the others, each with why. */
export function MethodsPanel({ latest: { available, withdrawList } }: { readonly latest: Latest }) {
  const t = useWithdrawMessages();
  const locale = useLocale();
  const { methods, closedMethods = [] } = available;
  const account = useDefaultAccount();
  const last = withdrawList[0]?.method;
  // Who has neither an account nor asked before uses none as a rule.
  const usual =
    account || last !== undefined ? defaultMethod(methods, { hasAccount: account !== undefined, last }) : undefined;
  const noteOf = (code: WithdrawalMethod['code']) => {
    const last = withdrawList.find(({ method }) => method === code)?.destination;
    if (code === 'bank' && account) return `${account.bankName} •••• ${account.lastDigits}`;
    return last === undefined ? t(`newMethod_${code}`) : t('lastTo', { to: last });
  };
  return (
    <Panel title={t('chooseMethod')}>
      {methods.length === 0 && <NoMethods t={t} />}
      {methods.length > 0 && <MethodHead columns={[t('method'), t('limits'), t('fee'), t('usualTime')]} />}
      {methods.map((method) => (
        <MethodRow
          key={method.code}
          to={paths.withdrawBy(method.code)}
          icon={methodIcons[method.code]}
          name={t(`method_${method.code}`)}
          badge={method.code === usual && methods.length > 1 ? t('defaultMethod') : undefined}
          note={noteOf(method.code)}
          columns={[limitsText(method, t), feeText(method, t), timeText(method, t)]}
        />
      ))}
      {closedMethods.map((method) => (
        <MethodRow
          key={method.code}
          to={paths.withdrawBy(method.code)}
          icon={methodIcons[method.code]}
          name={t(`method_${method.code}`)}
          columns={[]}
          closed={closedText(method, t, locale)}
        />
      ))}
    </Panel>
  );
}

/** The saved account that the player made their default, once it is known. */
function useDefaultAccount() {
  const saved = useInfiniteQuery(banksQuery(useShell().api)).data?.pages.flatMap(({ banks }) => banks);
  return saved?.find(({ isDefault, type }) => isDefault && type === 'bank');
}

const NoMethods = ({ t }: { readonly t: TranslateWithdraw }) => (
  <EmptyState
    icon="withdraw"
    title={t('noMethods')}
    text={t('noMethodsText')}
    action={
      <ButtonLink variant="quiet" to={paths.contact()}>
        {t('contact')}
      </ButtonLink>
    }
  />
);
