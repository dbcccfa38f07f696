import { frameOrigin, frameRights } from './frame-rights.ts';

describe('frameRights', () => {
  it('gives a frame without rights its scripts and its sound', () => {
    expect(frameRights([])).toMatchObject({
      ...{ granted: [], withheld: ['forms', 'popups', 'storage', 'sensors'], refused: [] },
      ...{ sandbox: 'allow-scripts', allow: 'autoplay' },
    });
  });

  it.each([
    ['forms', 'allow-scripts allow-forms', 'autoplay'],
    ['popups', 'allow-scripts allow-popups', 'autoplay'],
    ['storage', 'allow-scripts allow-same-origin', 'autoplay'],
    ['sensors', 'allow-scripts', 'autoplay; accelerometer; gyroscope; magnetometer'],
  ])('gives the right %s and no other', (name, sandbox, allow) => {
    expect(frameRights([name])).toMatchObject({ granted: [name], refused: [], sandbox, allow });
  });

  it('refuses every right that it does not know, once', () => {
    const rights = frameRights(['top-navigation', 'storage', 'camera', 'camera', 'allow-forms']);
    expect(rights).toMatchObject({ granted: ['storage'], refused: ['top-navigation', 'camera', 'allow-forms'] });
    expect(rights.sandbox).toBe('allow-scripts allow-same-origin');
  });
});

describe('frameOrigin', () => {
  it.each([
    [['storage'], 'https://games.test'],
    [['forms'], 'null'],
  ])('of a frame with %j is %s', (named, origin) => {
    expect(frameOrigin('https://games.test/play?ticket=1', frameRights(named))).toBe(origin);
  });
});
