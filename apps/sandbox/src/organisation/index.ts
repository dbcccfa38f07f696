export { beginOrganisation } from './begin.ts';
export { addAnnouncement, announcementsOf, removeAnnouncement, setDetail } from './change.ts';
export { brandStatusOf, detailsOf, organisationHandlers, otpFlagOf } from './organisation.ts';
