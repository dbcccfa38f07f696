import { readMobileDetails, removeMobileDetails, saveMobileDetails } from './mobile-details.ts';

const number = { mobile: '9876543210', country_code: '+91' };

afterEach(() => {
  jest.restoreAllMocks();
  removeMobileDetails();
});

test('the number is kept in the browser under mobile_details until it is removed', () => {
  saveMobileDetails(number);
  expect(JSON.parse(localStorage.getItem('mobile_details') ?? '')).toEqual(number);
  expect(readMobileDetails()).toEqual(number);
  removeMobileDetails();
  expect(localStorage.getItem('mobile_details')).toBeNull();
  expect(readMobileDetails()).toBeNull();
});

test('what is stored under mobile_details and is no number is not taken for one', () => {
  localStorage.setItem('mobile_details', '{"mobile":"<b>","country_code":"+91"}');
  expect(readMobileDetails()).toBeNull();
  localStorage.setItem('mobile_details', 'garbage');
  expect(readMobileDetails()).toBeNull();
});

test('where the browser refuses storage the number is kept for the visit', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  saveMobileDetails(number);
  expect(readMobileDetails()).toEqual(number);
  removeMobileDetails();
  expect(readMobileDetails()).toBeNull();
});
