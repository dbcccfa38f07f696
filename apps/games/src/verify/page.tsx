import { WrongInput } from '@pavilion/game-rules/outcome';
import { formatMoney } from '@pavilion/money';
import { useState } from 'react';
import { type Checked, checked } from './check.ts';
import { type Claim, emptyClaim, GAMES, isForEveryone, SLOT } from './claim.ts';
import { useVerifyMessages, type VerifyMessages } from './messages.ts';
import { Steps } from './steps.tsx';
import styles from './verify.module.css';

/** What a check came to: the round, or the field that can't be read. */
type Finding = { readonly checked: Checked; readonly claim: Claim } | { readonly wrong: string } | null;

function findingOf(claim: Claim): Finding {
  if (claim.seed === '') return null;
  try {
    return { checked: checked(claim), claim };
  } catch (error) {
    if (error instanceof WrongInput) return { wrong: error.field };
    throw error;
  }
}

/** Any round of any game, worked out again from its seeds: what stands in the fields at once, and whatever is typed by the button. */
export function VerifyPage({ claim: first }: { readonly claim: Claim }) {
  const t = useVerifyMessages();
  const [claim, setClaim] = useState(first);
  const [finding, setFinding] = useState(() => findingOf(first));
  const change = (name: keyof Claim, value: string) =>
    setClaim(name === 'game' ? emptyClaim(value) : { ...claim, [name]: value });
  return (
    <main className={styles.page}>
      <h1>{t.title}</h1>
      <p className={styles.lead}>{t.lead}</p>
      <div role="status">{finding && <Verdict finding={finding} />}</div>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="goes-in">
          <h2 id="goes-in">{t.goesIn}</h2>
          <Fields claim={claim} onChange={change} />
          <button type="button" className={styles.go} onClick={() => setFinding(findingOf(claim))}>
            {t.check}
          </button>
        </section>
        {finding && 'checked' in finding && <Steps checked={finding.checked} claim={finding.claim} />}
      </div>
    </main>
  );
}

function Verdict({ finding }: { readonly finding: NonNullable<Finding> }) {
  const t = useVerifyMessages();
  if ('wrong' in finding) {
    return <p className={styles.bad}>{t.wrong(t.fields[finding.wrong] ?? finding.wrong)}</p>;
  }
  const { isPromised, outcome } = finding.checked;
  const [title, text] = verdictOf(t, isPromised);
  return (
    <section className={isPromised === false ? styles.bad : styles.verdict}>
      <h2>{title}</h2>
      <p>
        {text} {isPromised === false ? '' : <b>{outcome.result}</b>}
        {outcome.money && isPromised !== false && (
          <>
            {' · '}
            {t.stake} {formatMoney(outcome.money.stake)} · {t.pays} <b>{formatMoney(outcome.money.pays)}</b>
          </>
        )}
      </p>
    </section>
  );
}

function verdictOf(t: VerifyMessages, isPromised: boolean | null): readonly [string, string] {
  if (isPromised === null) return [t.unknown, t.unknownText];
  return isPromised ? [t.agrees, t.agreesText] : [t.differs, t.differsText];
}

interface FieldsProps {
  readonly claim: Claim;
  readonly onChange: (name: keyof Claim, value: string) => void;
}

const OWN = ['seed', 'hash', 'client', 'nonce', 'bet', 'moves', 'most'] as const;
/** What is typed as JSON, and what as a number. */
const LISTS: readonly string[] = ['bet', 'moves'];
const NUMBERS: readonly string[] = ['nonce', 'position', 'most'];
const EVERYONES = ['seed', 'hash', 'salt', 'position', 'bet', 'most'] as const;

function Fields({ claim, onChange }: FieldsProps) {
  const t = useVerifyMessages();
  const fields = isForEveryone(claim.game) ? EVERYONES : OWN;
  const nameOf = (game: string) => (game.startsWith(SLOT) ? t.slot(game.slice(SLOT.length)) : (t.names[game] ?? game));
  return (
    <>
      <label className={styles.field}>
        {t.game}
        <select value={claim.game} onChange={(event) => onChange('game', event.currentTarget.value)}>
          {GAMES.map((game) => (
            <option key={game} value={game}>
              {nameOf(game)}
            </option>
          ))}
        </select>
      </label>
      {fields.map((name) => (
        <div key={name} className={styles.field}>
          <label htmlFor={name}>{name === 'hash' && isForEveryone(claim.game) ? t.chainHash : t.fields[name]}</label>
          {LISTS.includes(name) ? (
            <textarea
              id={name}
              rows={2}
              value={claim[name]}
              spellCheck={false}
              onInput={(event) => onChange(name, event.currentTarget.value)}
            />
          ) : (
            <input
              id={name}
              value={claim[name]}
              spellCheck={false}
              autoComplete="off"
              inputMode={NUMBERS.includes(name) ? 'numeric' : 'text'}
              onInput={(event) => onChange(name, event.currentTarget.value)}
            />
          )}
        </div>
      ))}
    </>
  );
}
