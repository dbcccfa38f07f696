import type { Cell } from '@pavilion/game-rules/outcome';
import { formatMoney } from '@pavilion/money';
import { Fragment } from 'react';
import { classNames } from '../kit/parts/class-names.ts';
import type { Checked } from './check.ts';
import { type Claim, isForEveryone, SLOT } from './claim.ts';
import { useVerifyMessages } from './messages.ts';
import type { Drawn } from './trace.ts';
import styles from './verify.module.css';

/** How many numbers, and cursors of bytes, are shown one by one. */
const SHOWN = 40;
const SHOWN_BLOCKS = 6;
const COLOURS = 5;

interface StepsProps {
  readonly checked: Checked;
  readonly claim: Claim;
}

/** How a round came about, step by step: the seed, its bytes, the numbers that they make, the result. */
export function Steps({ checked, claim }: StepsProps) {
  const t = useVerifyMessages();
  return (
    <>
      <ol className={styles.steps}>
        <li className={styles.card}>
          <h2>{isForEveryone(claim.game) ? t.chainStep : t.seedStep}</h2>
          <p>
            <code>{isForEveryone(claim.game) ? `SHA-256 × ${claim.position}` : 'SHA-256(seed)'}</code>
          </p>
          <dl className={styles.compared}>
            <dt>{t.shownBefore}</dt>
            <dd>{claim.hash ? <Hex text={claim.hash} /> : '–'}</dd>
            <dt>{t.workedOut}</dt>
            <dd>
              <Hex text={checked.hash} isWrong={checked.isPromised === false} />
            </dd>
          </dl>
        </li>
        <li className={styles.card}>
          <h2>{t.bytesStep}</h2>
          <Bytes {...checked} claim={claim} />
        </li>
        <li className={styles.card}>
          <h2>{t.numbersStep}</h2>
          <p>{t.numbersText}</p>
          <Numbers {...checked} />
        </li>
      </ol>
      <Result {...checked} claim={claim} />
    </>
  );
}

const Hex = ({ text, isWrong = false }: { readonly text: string; readonly isWrong?: boolean }) => (
  <span className={classNames(styles.hex, isWrong && styles.wrong)}>
    {(text.match(/.{1,8}/g) ?? []).map((part, at) => (
      <span key={at}>{part}</span>
    ))}
  </span>
);

const hexOf = (byte: number) => byte.toString(16).padStart(2, '0');

function Bytes({ blocks, numbers, claim }: Pick<Checked, 'blocks' | 'numbers'> & { readonly claim: Claim }) {
  const t = useVerifyMessages();
  const numberAt = new Map(
    numbers.flatMap(({ from, bytes }, at) => Array.from({ length: bytes }, (_, n) => [from + n, at] as const)),
  );
  const labelOf = (cursor: number) => {
    if (isForEveryone(claim.game)) return cursor === 0 ? claim.salt : `${claim.salt}:${cursor}`;
    return `${claim.client}:${claim.nonce}:${cursor}`;
  };
  return (
    <>
      {blocks.slice(0, SHOWN_BLOCKS).map((block, cursor) => (
        <Fragment key={labelOf(cursor)}>
          <p>
            <code className={styles.long}>HMAC-SHA256(seed, {labelOf(cursor)})</code>
          </p>
          <div className={styles.bytes} aria-hidden="true">
            {[...block].map((byte, at) => {
              const place = cursor * block.length + at;
              const number = numberAt.get(place);
              return (
                <b key={place} className={number === undefined ? undefined : styles[`k${number % COLOURS}`]}>
                  {hexOf(byte)}
                </b>
              );
            })}
          </div>
        </Fragment>
      ))}
      {blocks.length > SHOWN_BLOCKS && <p>{t.more(blocks.length - SHOWN_BLOCKS)}</p>}
    </>
  );
}

function Numbers({ numbers, blocks }: Pick<Checked, 'numbers' | 'blocks'>) {
  const t = useVerifyMessages();
  const all = blocks.flatMap((block) => [...block]);
  const bytesOf = ({ from, bytes }: Drawn) =>
    all
      .slice(from, from + bytes)
      .map(hexOf)
      .join('');
  return (
    <div className={styles.scroll}>
      <table className={styles.numbers}>
        <thead>
          <tr>
            {[t.at, t.bytes, t.number, t.count, t.choice].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.slice(0, SHOWN).map((drawn, at) => (
            <tr key={drawn.from}>
              <td className={styles[`k${at % COLOURS}`]}>{at + 1}</td>
              <td>
                <code>{bytesOf(drawn)}</code>
              </td>
              <td>{drawn.fraction.toFixed(6)}</td>
              <td>{drawn.choice?.count ?? '–'}</td>
              <td>{drawn.choice?.chosen ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {numbers.length > SHOWN && <p>{t.more(numbers.length - SHOWN)}</p>}
    </div>
  );
}

function Result({ outcome, claim }: Pick<Checked, 'outcome'> & { readonly claim: Claim }) {
  const t = useVerifyMessages();
  const { rows, money, result } = outcome;
  return (
    <section className={styles.card}>
      <h2>{t.resultStep}</h2>
      <p className={styles.result}>{result}</p>
      <div className={styles.picture} role="img" aria-label={t.picture(result)}>
        {rows.map((row, at) => (
          <div key={at} className={styles.row}>
            {row.map((cell, nth) => (
              <span key={nth} className={classNames(styles.cell, toneOf(cell))}>
                {cell.text}
              </span>
            ))}
          </div>
        ))}
      </div>
      {money && (
        <dl className={styles.money}>
          <dt>{t.stake}</dt>
          <dd>{formatMoney(money.stake)}</dd>
          <dt>{t.pays}</dt>
          <dd>{formatMoney(money.pays)}</dd>
        </dl>
      )}
      {money?.isCapped && <p>{t.capped}</p>}
      <h2>{t.script}</h2>
      <p>{t.scriptText}</p>
      <pre>{scriptOf(claim)}</pre>
    </section>
  );
}

const toneOf = ({ tone }: Cell) => tone && styles[tone];

/** How the script of docs/verify is called for a round, in that folder. */
function scriptOf({ game, seed, hash, client, nonce, salt, position, bet, moves, most }: Claim): string {
  const [name, model] = game.startsWith(SLOT) ? ['slots', game.slice(SLOT.length)] : [game, undefined];
  const round = isForEveryone(game)
    ? { seed, salt, hash, position: Number(position), bets: JSON.parse(bet) }
    : {
        serverSeed: seed,
        clientSeed: client,
        nonce: Number(nonce),
        hash,
        bet: JSON.parse(bet),
        moves: JSON.parse(moves),
      };
  const given = { game: name, ...(model ? { model } : {}), ...round, most: Number(most) };
  return `node verify.mjs '${JSON.stringify(given).replaceAll("'", String.raw`\u0027`)}'`;
}
