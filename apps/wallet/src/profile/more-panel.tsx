import { paths } from '@pavilion/contract';
import { ButtonLink, type IconName } from '@pavilion/shared-ui';
import { accountMenu } from '../account-menu.ts';
import { useMessages } from '../messages/index.ts';
import { useProfileMessages } from '../messages/profile.ts';
import { Panel } from '../parts/panel.tsx';
import { SettingRow, Settings } from './setting-row.tsx';

/** The pages about the person that have no panel of their own here. */
const personal: readonly string[] = [paths.kyc(), paths.bankDetails()];

/** The way to the other pages about the person. */
export function MorePanel() {
  const t = useProfileMessages();
  const tWallet = useMessages();
  const entries = accountMenu.filter(({ to }) => personal.includes(to));
  return (
    <Panel title={t('more')}>
      <Settings>
        {entries.map(({ to, icon, name }) => (
          <PageRow key={to} to={to} icon={icon} name={name(tWallet)} />
        ))}
        <PageRow to={paths.bettingSettings()} icon="bets" name={t('bettingSettings')} text={t('bettingSettingsText')} />
      </Settings>
    </Panel>
  );
}

function PageRow({
  to,
  icon,
  name,
  text,
}: {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly text?: string;
}) {
  const t = useProfileMessages();
  return (
    <SettingRow
      icon={icon}
      title={name}
      text={text}
      end={
        <ButtonLink to={to} variant="quiet" size="s">
          {t('open')}
          <span className="sr"> {name}</span>
        </ButtonLink>
      }
    />
  );
}
