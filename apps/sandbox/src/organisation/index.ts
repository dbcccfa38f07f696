export { addAnnouncement, announcementsOf, brandStatuses, removeAnnouncement, setDetail } from './change.ts';
export { brandStatusOf, detailsOf, organisationHandlers, otpFlagOf } from './organisation.ts';
