/**
 * What a notice is about: the kind of thing, and which one where it is about one; null for what the operator writes to players. Those from
 * before are known by their titles, and not by which one.
 */
export const whatNoticesAreAbout = {
  id: 97,
  name: 'what notices are about',
  sql: `
alter table notification add column about_kind text, add column about_id text,
  add constraint notification_about check (about_id is null or about_kind is not null);
update notification set about_kind = case
  when title like 'Deposit %' then 'deposit' when title like 'Withdrawal %' then 'withdrawal' when title like 'KYC %' then 'kyc'
  when title like 'Bonus %' then 'bonus' when title in ('Win paid', 'Stake returned') then 'round'
  when title like 'Bet%' or title in ('Result corrected', 'Debt forgiven') or title like 'You owe %' then 'bet'
  when title in ('Your account is active', 'Your account is limited', 'You are on a break', 'You have excluded yourself', 'Your account is closed')
    then 'limits' end;
`,
};
