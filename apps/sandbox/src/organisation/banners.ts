import { inLanguages, type Banner as Shown, SPORT_IDS, type Sport } from '@pavilion/api-client/wire';
import { Refusal } from '../base/index.ts';
import type { Database, Queryable, Transaction } from '../store/index.ts';
import { tellEverybody } from './change.ts';

/**
 * What a banner is about: a page (a path of the app), a match (its id), of a sport (`cricket`) the match in play on which most is matched,
 * or a game (`provider/slug`).
 */
export const bannerTargets = ['page', 'match', 'sport', 'game'] as const;
export type BannerTarget = (typeof bannerTargets)[number];

/** A banner as the operator keeps it. `{match}` in a text is the name of its match. */
export interface Banner {
  readonly id: number;
  readonly position: number;
  readonly title: string;
  readonly body: string;
  readonly action: string;
  /** In Hindi, where that is another text. */
  readonly titleHi: string | null;
  readonly bodyHi: string | null;
  readonly actionHi: string | null;
  readonly imgUrl: string;
  readonly target: BannerTarget;
  readonly subject: string;
  readonly shownFrom: Date | null;
  readonly shownUntil: Date | null;
}
export type NewBanner = Omit<Banner, 'id'>;

/** A match that a banner may be about. */
interface Match {
  readonly id: string;
  readonly name: string;
  readonly inPlay: boolean;
}

/** What there is for a banner to be about now. */
export interface Subjects {
  /** The match of an id that is not over; undefined where there is none. */
  match(id: string): Match | undefined;
  /** The match of a sport in play on which most is matched. */
  leading(sport: Sport): Match | undefined;
  /** Whether a game (`provider/slug`) is there and open. */
  isGameOpen(game: string): boolean;
}

const COLUMNS = `id, position, title, body, action, title_hi as "titleHi", body_hi as "bodyHi", action_hi as "actionHi",
  img_url as "imgUrl", target, subject, shown_from as "shownFrom", shown_until as "shownUntil"`;

/** An organisation's banners in their order. */
export const bannersOf = (database: Pick<Queryable, 'query'>, organisation: string): Promise<Banner[]> =>
  database.query(`select ${COLUMNS} from banner where organisation = $1 order by position, id`, [
    organisation,
  ]) as Promise<Banner[]>;

/** The games that banners are about. */
export const gamesIn = (banners: readonly Banner[]): readonly string[] =>
  banners.filter(({ target }) => target === 'game').map(({ subject }) => subject);

const LIVE = { en: 'Live', hi: 'लाइव' };

/** A banner as players are told it now; undefined where what it is about is over, or not there, or its time is not now. */
export function toldBanner(banner: Banner, subjects: Subjects, now: Date): Shown | undefined {
  if ((banner.shownFrom && banner.shownFrom > now) || (banner.shownUntil && banner.shownUntil <= now)) return undefined;
  const about = subjectOf(banner, subjects);
  if (!about) return undefined;
  const { match, href } = about;
  const filledIn = (text: string) => text.replaceAll('{match}', match?.name ?? '');
  const named = Object.fromEntries(
    [
      ['title', inLanguages(filledIn(banner.title), banner.titleHi && filledIn(banner.titleHi))],
      ['text', inLanguages(filledIn(banner.body), banner.bodyHi && filledIn(banner.bodyHi))],
      ['action', inLanguages(filledIn(banner.action), banner.actionHi && filledIn(banner.actionHi))],
      ['live', match?.inPlay ? inLanguages(LIVE.en, LIVE.hi) : undefined],
    ].filter(([, text]) => text !== undefined),
  );
  return {
    ...{
      order: banner.position,
      title: filledIn(banner.title),
      text: filledIn(banner.body),
      action: filledIn(banner.action),
    },
    ...{ imgUrl: banner.imgUrl, href, named },
    ...(match?.inPlay ? { live: LIVE.en } : {}),
  };
}

function subjectOf({ target, subject }: Banner, subjects: Subjects): { href: string; match?: Match } | undefined {
  if (target === 'page') return { href: subject };
  if (target === 'game') return subjects.isGameOpen(subject) ? { href: `/casino/${subject}` } : undefined;
  const match = target === 'match' ? subjects.match(subject) : isSport(subject) ? subjects.leading(subject) : undefined;
  return match && { href: `/exchange/${match.id}`, match };
}

const isSport = (text: string): text is Sport => Object.hasOwn(SPORT_IDS, text);

/** Adds a banner to an organisation's. */
export async function addBanner(tx: Transaction, organisation: string, banner: NewBanner): Promise<void> {
  await tx.query(
    `insert into banner (organisation, position, title, body, action, title_hi, body_hi, action_hi, img_url, target, subject, shown_from, shown_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [organisation, ...columnsOf(banner)],
  );
  tellEverybody(tx);
}

/** Changes a banner. Throws a `Refusal` where it is gone. */
export async function changeBanner(
  tx: Transaction,
  organisation: string,
  id: number,
  banner: NewBanner,
): Promise<void> {
  const changed = await tx.query(
    `update banner set position = $2, title = $3, body = $4, action = $5, title_hi = $6, body_hi = $7, action_hi = $8, img_url = $9,
       target = $10, subject = $11, shown_from = $12, shown_until = $13
     where organisation = $1 and id = $14 returning 1 as one`,
    [organisation, ...columnsOf(banner), id],
  );
  if (changed.length === 0) throw gone();
  tellEverybody(tx);
}

/** Takes a banner away and returns its title. */
export async function removeBanner(tx: Transaction, organisation: string, id: number): Promise<string> {
  const [removed] = await tx.query('delete from banner where organisation = $1 and id = $2 returning title', [
    organisation,
    id,
  ]);
  if (!removed) throw gone();
  tellEverybody(tx);
  return removed.title;
}

const columnsOf = (banner: NewBanner) =>
  [
    ...([banner.position, banner.title, banner.body, banner.action] as const),
    ...([banner.titleHi, banner.bodyHi, banner.actionHi, banner.imgUrl] as const),
    ...([banner.target, banner.subject, banner.shownFrom, banner.shownUntil] as const),
  ] as const;

const gone = () => new Refusal(404, 'This banner was not found.', 'id');

/** Has everybody read banners again once others are shown than at the last look: a match has ended, a day has begun. */
export function createBannerWatch(
  database: Database,
  { subjects, now }: { readonly subjects: (games: readonly string[]) => Promise<Subjects>; readonly now: () => Date },
): () => Promise<void> {
  let before: string | undefined;
  return async () => {
    const rows = (await database.query(`select ${COLUMNS} from banner order by id`)) as Banner[];
    const available = await subjects(gamesIn(rows));
    const shown = rows.map((banner) => `${banner.id} ${toldBanner(banner, available, now())?.href}`).join('\n');
    if (before !== undefined && before !== shown) tellEverybody(database);
    before = shown;
  };
}
