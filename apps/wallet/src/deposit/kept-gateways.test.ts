import { keepGateways, keepSelected, readGateways, readSelected } from './kept-gateways.ts';
import { testGateways } from './test-gateways.ts';

afterEach(() => sessionStorage.clear());

test('the ways to deposit come back from the tab as they were, amounts, moments and all', () => {
  keepGateways({ at: 1_795_255_200_000, gateways: [...testGateways] });
  expect(readGateways()).toEqual({ at: 1_795_255_200_000, gateways: testGateways });
  keepSelected('m_paytm');
  expect([sessionStorage.getItem('selectedGateway'), readSelected()]).toEqual(['"m_paytm"', 'm_paytm']);
});

test.each(['{', 'null', '[]', '{"at":1}', '{"at":1,"gateways":[{"code":"upi"}]}', '{"at":"1","gateways":[]}'])(
  'a list that is %j is none',
  (kept) => {
    sessionStorage.setItem('gatewaysList', kept);
    expect(readGateways()).toBeNull();
  },
);

test.each(['{', '7', '"../evil"', '""'])('a way that is %j is none', (kept) => {
  sessionStorage.setItem('selectedGateway', kept);
  expect(readSelected()).toBeNull();
});
