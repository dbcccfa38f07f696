import { applied, imagesOf, LIMITS, liveWorld } from '../../testing/live-world.ts';
import { RUSH_TICK } from '../feed/rush.ts';
import { matchOddsOf } from '../markets/match-odds.ts';
import { FRAME } from './publisher.ts';

/** Followers of the first matches of a list while 10,000 prices a second change in a world of 900 matches. */
function rushed(followers: number, markets = 50) {
  const live = liveWorld({ matches: 300, changes: 10_000, pace: 2 });
  const ids = live.cricket().map(({ id }) => `${id}-MO`);
  const followed = Array.from({ length: followers }, () => {
    const follower = live.follow({ ...LIMITS, followedPerConnection: 400 });
    return { ...follower, images: imagesOf(follower.subscribe({ markets: ids.slice(0, markets) })) };
  });
  const goOn = (moments: number) => {
    for (let moment = 0; moment < moments; moment += 1) live.tick(RUSH_TICK);
  };
  const truth = () => new Map<string, object>(live.cricket().map((match) => [`${match.id}-MO`, matchOddsOf(match)]));
  return { ...live, followed, goOn, truth };
}

test('where 10,000 prices a second change, a follower is told once a frame, and its book is the operator’s in the end', () => {
  const { goOn, wait, followed, truth } = rushed(2);
  goOn(100);
  wait(FRAME);
  const seconds = (100 * RUSH_TICK) / 1000;
  for (const { images, heard } of followed) {
    expect(images).toHaveLength(50);
    expect(heard.length).toBeGreaterThan(4 * seconds);
    expect(heard.length).toBeLessThanOrEqual((seconds * 1000) / FRAME + 1);
    for (const image of images) expect(applied(image, heard)).toEqual(truth().get(image.market.marketId));
  }
});

test('whoever asks between two frames is answered with what stands then, and told what changes from there', () => {
  const { goOn, wait, follow, cricket, truth } = rushed(1);
  goOn(6);
  for (const moments of [1, 2, 1]) {
    goOn(moments);
    const follower = follow();
    const markets = cricket()
      .slice(0, 20)
      .map(({ id }) => `${id}-MO`);
    const images = imagesOf(follower.subscribe({ markets }));
    for (const { market } of images) expect(market).toEqual(truth().get(market.marketId));
    goOn(4);
    wait(FRAME);
    for (const image of images) expect(applied(image, follower.heard)).toEqual(truth().get(image.market.marketId));
    expect(images).toHaveLength(20);
  }
});

test('a follower whose line is slow meanwhile is told the newest at once when it can go, and its book is the operator’s', () => {
  const { goOn, wait, followed, truth } = rushed(1);
  const [follower] = followed;
  if (!follower) throw new Error('Nobody follows');
  goOn(10);
  const before = follower.heard.length;
  follower.line.isSlow = true;
  goOn(40);
  expect(follower.heard).toHaveLength(before);
  follower.line.isSlow = false;
  goOn(1);
  wait(FRAME);
  expect(follower.heard.length - before).toBeLessThanOrEqual(2);
  for (const image of follower.images) {
    expect(applied(image, follower.heard)).toEqual(truth().get(image.market.marketId));
  }
});
