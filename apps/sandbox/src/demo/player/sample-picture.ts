import sharp from 'sharp';
import type { Picture } from '../../players/index.ts';

type Bar = readonly [left: number, top: number, width: number, height: number, colour: string];

const INK = '#24324e';
const SAMPLES: Readonly<
  Record<'receipt' | 'card', { readonly size: readonly [number, number]; readonly bars: readonly Bar[] }>
> = {
  receipt: {
    size: [540, 960],
    bars: [
      [190, 150, 160, 160, '#2ebd7f'],
      [110, 380, 320, 40, INK],
      [150, 460, 240, 22, '#9fb0cc'],
      [60, 580, 420, 3, '#d5ddeb'],
      [60, 630, 200, 22, INK],
      [60, 690, 260, 22, INK],
      [60, 750, 180, 22, INK],
    ],
  },
  card: {
    size: [1012, 638],
    bars: [
      [0, 0, 1012, 110, '#ffb020'],
      [60, 170, 240, 300, '#d5ddeb'],
      [360, 190, 420, 36, INK],
      [360, 270, 320, 24, '#9fb0cc'],
      [360, 330, 360, 24, '#9fb0cc'],
      [60, 530, 560, 40, INK],
    ],
  },
};

/** A drawn stand-in for a screenshot or a document, for the demo player: nobody's data. */
export async function samplePicture(kind: 'receipt' | 'card'): Promise<Picture> {
  const { size, bars } = SAMPLES[kind];
  const plain = (width: number, height: number, background: string) => ({
    create: { width, height, channels: 3 as const, background },
  });
  return {
    type: 'image/webp',
    bytes: await sharp(plain(...size, '#f5f7fb'))
      .composite(bars.map(([left, top, width, height, colour]) => ({ input: plain(width, height, colour), left, top })))
      .webp({ quality: 82 })
      .toBuffer(),
  };
}
