import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  organisationStatuses,
  REGISTRATION_PARENT_ID,
  REGISTRATION_TYPE_ID,
  SPORT_IDS,
} from '../packages/api-client/src/wire/index.ts';
import { dialogNames, toastTypes } from '../packages/contract/src/index.ts';

// Numbers and names that the specification fixes (§3, §9) and that stand in one place of the code each.

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');

test('the ids of the sports are soccer 1, tennis 2, cricket 4', () => {
  expect(SPORT_IDS).toEqual({ soccer: '1', tennis: '2', cricket: '4' });
});

test('a registration is of type 3 under the parent 81026', () => {
  expect([REGISTRATION_TYPE_ID, REGISTRATION_PARENT_ID]).toEqual([3, 81026]);
});

test('the types of toasts are success, error, info and warning', () => {
  expect(toastTypes.toSorted()).toEqual(['error', 'info', 'success', 'warning']);
});

test('an organisation is live, in maintenance or suspended', () => {
  expect(organisationStatuses.toSorted()).toEqual(['live', 'maintenance', 'suspended']);
});

test('the dialogs of the sign-in area have the specification’s names', () => {
  expect(dialogNames.toSorted()).toEqual(
    ['login', 'mobileNumber', 'verifyNumber', 'register', 'forgotpassword', 'resetpassword'].toSorted(),
  );
});

test('a toast stands at the top right', () => {
  expect(read('apps/shell/src/frame/toaster.module.css')).toMatch(
    /\.toasts \{\s+position: fixed;[^}]*inset: calc\(var\(--head\)[^;]*\) calc\(var\(--s16\)[^;]*\) auto auto;/,
  );
});
