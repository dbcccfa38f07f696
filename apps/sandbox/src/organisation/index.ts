export {
  type Announcement,
  addAnnouncement,
  announcementsOf,
  changeAnnouncement,
  removeAnnouncement,
} from './announcements.ts';
export {
  addBanner,
  type Banner,
  type BannerTarget,
  bannersOf,
  bannerTargets,
  changeBanner,
  createBannerWatch,
  type NewBanner,
  removeBanner,
  type Subjects,
} from './banners.ts';
export { type Beginning, beginOrganisation } from './begin.ts';
export { tellEverybody } from './change.ts';
export {
  type DetailChange,
  type Details,
  detailsOf,
  type NamedStatus,
  nameOf,
  otpFlagOf,
  setDetails,
  statusesOf,
  statusIn,
} from './details.ts';
export { detailsFor, organisationHandlers } from './organisation.ts';
export {
  createOrganisations,
  FIRST_ORGANISATION,
  type Organisation,
  organisationBy,
  setOperatesIn,
} from './organisations.ts';
