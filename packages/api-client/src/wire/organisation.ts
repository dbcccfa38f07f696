import * as z from 'zod/mini';
import { answer, defineCall, nothing } from './call.ts';
import { instant } from './money.ts';
import { listOf } from './reading.ts';
import { twoLanguages } from './two-languages.ts';

/** What `BRAND_STATUS` may say of the organisation, in small letters (spec §3). */
export const organisationStatuses = ['live', 'maintenance', 'suspended'] as const;
export type OrganisationStatus = (typeof organisationStatuses)[number];

/** The organisation's texts and switches. Upper-case names and `INSTATGRAM` are the upstream API's own (spec §1, §3). */
export const appDetails = z.object({
  LOGO_URL: z.string(),
  WHATS_APP_URL: z.string(),
  TELEGRAM: z.string(),
  FACEBOOK: z.string(),
  INSTATGRAM: z.string(),
  PHONE: z.string(),
  FOOTER_TEXT: z.string(),
  SEO_TITLE: z.string(),
  /** maintenance, live or suspended, in any case (spec §3); anything but live sends players to /maintenance. */
  BRAND_STATUS: z.string(),
  /** 0: the OTP step stands inside the sign-up dialog; anything else: the phone dialog goes straight to register (spec §4, §9). */
  OTP_FLAG: z.number(),
  /** The accent as #RRGGBB, where it is not ours; what stands on it, and text in it, follow from it. Ours, like all below. */
  ACCENT: z.optional(z.string()),
  /** False where the organisation does not operate at the place that asks: then every other call is refused there. */
  AVAILABLE: z.optional(z.boolean()),
  /** Why it is not live, as players read it, and when it is expected to be again. */
  STATUS_REASON: z.optional(z.string()),
  STATUS_UNTIL: z.optional(instant),
  named: z.optional(twoLanguages),
});
export type AppDetails = z.output<typeof appDetails>;

/** What an organisation is called: its page title up to a colon, a bar or a dash (`Stumps: cricket exchange` is Stumps). */
export const nameIn = (title: string): string => title.split(/[:|–—]\s|\s-\s/)[0]?.trim() || title;

/** Answers the organisation's texts and switches. */
export const getAppDetails = defineCall({
  name: 'getAppDetails',
  host: 'api',
  method: 'GET',
  path: '/getAppDetails',
  auth: 'none',
  request: nothing,
  response: answer(appDetails),
});

/** One banner. `live` stands on one whose match is in play, and says so. An operator leaves out what has ended or has not begun. */
export const banner = z.object({
  order: z.number(),
  title: z.string(),
  text: z.string(),
  imgUrl: z.string(),
  action: z.string(),
  href: z.string(),
  live: z.optional(z.string()),
  named: z.optional(twoLanguages),
});
export type Banner = z.output<typeof banner>;

/** Answers the front page's banners in their order. */
export const getBanners = defineCall({
  name: 'getBanners',
  host: 'api',
  method: 'GET',
  path: '/getBanners',
  auth: 'none',
  request: nothing,
  response: answer(z.object({ banners: listOf(banner) })),
});

/** One announcement. */
export const announcement = z.object({ content: z.string(), named: z.optional(twoLanguages) });
export type Announcement = z.output<typeof announcement>;

/** Answers what the organisation announces, the newest first. */
export const announcements = defineCall({
  name: 'announcements',
  host: 'api',
  method: 'GET',
  path: '/announcement/display',
  auth: 'none',
  request: nothing,
  response: answer(listOf(announcement)),
});

export const organisationCalls = { getAppDetails, getBanners, announcements };
