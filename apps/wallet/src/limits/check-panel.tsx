import {
  checkMinutes,
  type OwnLimits,
  type PlayNow,
  playNowQuery,
  readRealityCheckMutation,
  setRealityCheckMutation,
} from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { formatSignedMoney } from '@pavilion/money';
import { SendButton, useSend } from '@pavilion/remote-kit';
import { Chip } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useLimitMessages } from '../messages/limits.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import styles from './limits.module.css';

/** After how many minutes of play its time and result are shown. It counts as soon as it is chosen; while one is due, that is read first. */
export function CheckPanel({ every }: { readonly every: OwnLimits['check'] }) {
  const t = useLimitMessages();
  const setting = useSend(setRealityCheckMutation(useShell().api), {
    fallback: t('checkFailed'),
    success: t('checkSaved'),
  });
  const { data: play } = useQuery({ ...playNowQuery(useShell().api), enabled: every !== null });
  const choices: readonly OwnLimits['check'][] = [null, ...checkMinutes];
  return (
    <Panel title={t('realityCheck')}>
      <PanelBody>
        {every !== null && play?.isCheckDue && <DueCheck play={play} />}
        <div className={styles.choice}>
          <h3 className={styles.choiceName}>{t('remindMe')}</h3>
          <p className={styles.choiceHint}>{t('remindHint')}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout */}
          <div role="group" aria-label={t('remindMe')} className={styles.quick} aria-busy={setting.busy || undefined}>
            {choices.map((minutes) => (
              <Chip
                key={minutes ?? 0}
                look="tile"
                className={styles.quickOne}
                pressed={every === minutes}
                onClick={() => every !== minutes && void setting.send({ every: minutes })}
              >
                {minutes === null ? t('off') : t('everyMinutes', { minutes })}
              </Chip>
            ))}
          </div>
        </div>
      </PanelBody>
    </Panel>
  );
}

/** The check that is due, here where it does not come over the page. */
function DueCheck({ play: { minutes, net } }: { readonly play: PlayNow }) {
  const t = useLimitMessages();
  const reading = useSend(readRealityCheckMutation(useShell().api), { fallback: t('checkNotRead') });
  return (
    <div className={styles.choice}>
      <p className={styles.formText}>{t('checkDue', { minutes, net: formatSignedMoney(net) })}</p>
      <SendButton busy={reading.busy} onClick={() => void reading.send()}>
        {t('checkRead')}
      </SendButton>
    </div>
  );
}
