import { ownGamesQuery, playReportQuery } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { useQuery } from '@tanstack/react-query';
import { usePageMessages } from '../messages/pages.ts';
import { FrontSection } from './front-section.tsx';
import { Step } from './step.tsx';
import styles from './steps.module.css';

const steps = [
  ['begin1', 'begin1Text', paths.exchange('Cricket')],
  ['begin2', 'begin2Text', paths.allGames()],
  ['begin3', 'begin3Text', paths.limits()],
] as const;

/** How to start, for who has never played: no game, and by the operator's count no bet in a year. */
export function FirstSteps() {
  const t = usePageMessages();
  const { api } = useShell();
  const { data: own } = useQuery(ownGamesQuery(api));
  const { data: report } = useQuery({ ...playReportQuery(api, 'month'), enabled: own?.recents.length === 0 });
  if (own?.recents.length !== 0 || !report || report.open !== 0 || report.periods.some(({ staked }) => staked !== 0))
    return null;
  return (
    <FrontSection title={t('howToStart')}>
      <ol className={styles.steps}>
        {steps.map(([title, text, to], index) => (
          <Step key={title} number={index + 1} title={t(title)} text={t(text)} to={to} />
        ))}
      </ol>
    </FrontSection>
  );
}
