import { Button } from '@pavilion/shared-ui';
import { useId } from 'react';
import { createUseMessages } from '../messages/create-use-messages.ts';
import { en } from '../messages/en-near-names.ts';
import styles from './did-you-mean.module.css';
import { useNearNames } from './use-near-names.ts';

const useTexts = createUseMessages(en, { hi: () => import('../messages/hi-near-names.ts').then(({ hi }) => hi) });

/** Shows, in an empty state, the names nearest to a search that found nothing. Pressing a name searches for it. Shows nothing where no name is near. */
export function DidYouMean({
  names,
  text,
  onChoose,
}: {
  /** All names that were searched: one list from render to render. */
  readonly names: readonly string[];
  readonly text: string;
  readonly onChoose: (name: string) => void;
}) {
  const t = useTexts();
  const id = useId();
  const near = useNearNames(names, text);
  if (near.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
    <div className={styles.near} role="group" aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {t('didYouMean')}
      </p>
      {near.map((name) => (
        // The arrows of the search dialog stop at it.
        <Button key={name} className={styles.name} variant="quiet" data-stop onClick={() => onChoose(name)}>
          <span translate="no" className="cut">
            {name}
          </span>
        </Button>
      ))}
    </div>
  );
}
