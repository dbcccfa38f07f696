import { EVENT_NAME } from '@pavilion/api-client';
import { calls, clientEvents, serverEvents } from '@pavilion/api-client/wire';
import { createLeftOutReport } from './left-out.ts';

const telemetry = { event: jest.fn(), error: jest.fn() };

describe('left-out report', () => {
  beforeEach(() => jest.clearAllMocks());

  it('reports each kind of each source once', () => {
    const report = createLeftOutReport(telemetry);
    report('getMatches', ['column invalid_value 4', 'odds too_big']);
    report('getMatches', ['odds too_big']);
    report('odds:delta', ['odds too_big']);
    expect(telemetry.event.mock.calls).toEqual([
      ['left out of get matches', { source: 'getMatches', kind: 'column invalid_value 4' }],
      ['left out of get matches', { source: 'getMatches', kind: 'odds too_big' }],
      ['left out of odds delta', { source: 'odds:delta', kind: 'odds too_big' }],
    ]);
  });

  it.each([...Object.keys(calls), ...Object.keys(clientEvents), ...Object.keys(serverEvents)])(
    'has a name for %s that telemetry takes',
    (source) => {
      createLeftOutReport(telemetry)(source, ['id invalid_type']);
      expect(telemetry.event).toHaveBeenCalledWith(expect.stringMatching(EVENT_NAME), expect.anything());
    },
  );
});
