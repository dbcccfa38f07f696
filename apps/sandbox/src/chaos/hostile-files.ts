import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Random } from '../base/index.ts';
import { png, pngChunk } from '../testing/png.ts';

/** What no kept picture has in it: it stands in everything that a file carries beside its points. */
export const MARK = 'PAVILION-HOSTILE-MARK';
const SCRIPT = `<script>alert("${MARK}")</script>`;

/** A file as somebody sends it who means no good. */
export interface HostileFile {
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** As the form names it. */
  readonly name: string;
  readonly type: string;
  /** No picture whatever happens: it has to be refused. */
  readonly isNone: boolean;
}

interface Made {
  readonly bytes: Uint8Array;
  readonly isNone?: boolean;
  readonly type?: string;
}
type Maker = (random: Random) => Made | Promise<Made>;

const formats = ['jpeg', 'png', 'webp'] as const;
const MAGIC = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
};

const plain = (random: Random) =>
  sharp({
    create: {
      width: random.int(1, 300),
      height: random.int(1, 300),
      channels: 3,
      background: { r: random.int(0, 255), g: random.int(0, 255), b: random.int(0, 255) },
    },
  });
const picture = (random: Random) => plain(random).toFormat(random.pick(formats)).toBuffer();
const noise = (random: Random, length: number) => Buffer.from(Array.from({ length }, () => random.int(0, 255)));
const text = (content: string): Made => ({ bytes: Buffer.from(content, 'latin1'), isNone: true });

/** Good points of 30,000 by 30,000, in 110 kilobytes: what it unpacks to would fill the machine. */
let bomb: Buffer | undefined;
const theBomb = () => {
  bomb ??= png(30_000, 30_000, deflateSync(Buffer.alloc(30_000 * (1 + 30_000 / 8))), { depth: 1 });
  return bomb;
};
let heavy: Buffer | undefined;

/** Every way to do harm by a file that we know of. */
const makers: Readonly<Record<string, Maker>> = {
  'no bytes': () => ({ bytes: Buffer.alloc(0), isNone: true }),
  '50 MB': () => {
    heavy ??= Buffer.concat([MAGIC.jpeg, Buffer.alloc(50 * 1024 * 1024)]);
    return { bytes: heavy, isNone: true };
  },
  'a bomb': () => ({ bytes: theBomb(), isNone: true }),
  'huge by its head': (random) => ({
    bytes: png(random.int(9000, 0x7fff_ffff), random.int(9000, 0x7fff_ffff), deflateSync(Buffer.alloc(99))),
    isNone: true,
  }),
  'an svg with a script': () => text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`),
  'an svg that includes': () =>
    text(
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;${MARK}</svg>`,
    ),
  'a page': () => text(`<!doctype html>${SCRIPT}`),
  'a gif that is a script': () => text(`GIF89a/*\u0001\u0000\u0001\u0000*/=1;alert("${MARK}")//`),
  'a pdf': () => text(`%PDF-1.7\n${MARK}\ntrailer<</Root 1 0 R>>`),
  'a zip': () => text(`PK\u0003\u0004${MARK}`),
  'a program': () => text(`MZ\u0090\u0000${MARK}`),
  'postscript that runs': () => text(`%!PS\n(${MARK}) (r) file run`),
  'another format': async (random) => ({
    bytes: await plain(random)
      .toFormat(random.pick(['tiff', 'gif'] as const))
      .toBuffer(),
    isNone: true,
  }),
  'a picture and a page': async (random) => ({
    bytes: Buffer.concat([await picture(random), Buffer.from(`${SCRIPT}PK\u0003\u0004${MARK}`)]),
  }),
  'a page and a picture': async (random) => ({
    bytes: Buffer.concat([Buffer.from(SCRIPT), await picture(random)]),
    isNone: true,
  }),
  'a script in its notes': async (random) => ({
    bytes: await plain(random)
      .withExif({
        IFD0: { ImageDescription: SCRIPT, Artist: MARK, Copyright: `"><img src=x onerror=alert(1)>${MARK}` },
      })
      .toFormat(random.pick(formats))
      .toBuffer(),
  }),
  'a script in a chunk': () => ({
    bytes: png(8, 8, deflateSync(Buffer.alloc(8 * 9)), {
      chunks: [
        pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)),
        pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${MARK}`)),
      ],
    }),
  }),
  'a comment that fills it': async (random) => {
    const jpeg = await plain(random).jpeg().toBuffer();
    const comment = Buffer.alloc(4 + 60_000, MARK);
    comment.set([0xff, 0xfe, 0xea, 0x62]);
    return { bytes: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]) };
  },
  'many frames': async (random) => {
    const frames = random.int(2, 6);
    const [width, height] = [20, 20 * frames];
    const strip = { width, height, channels: 3 as const, pageHeight: 20 };
    return {
      bytes: await sharp(noise(random, width * height * 3), { raw: strip })
        .webp()
        .toBuffer(),
    };
  },
  'cut off': async (random) => {
    const entire = await plain(random).resize(200, 200).toFormat(random.pick(formats)).toBuffer();
    return { bytes: entire.subarray(0, random.int(1, entire.length - 1)) };
  },
  'bits turned': async (random) => {
    const bytes = Buffer.from(await picture(random));
    for (let turn = 0; turn < random.int(1, 30); turn += 1) {
      const at = random.int(0, bytes.length - 1);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.int(0, 7));
    }
    return { bytes };
  },
  'noise after a head': (random) => ({
    bytes: Buffer.concat([MAGIC[random.pick(formats)], noise(random, random.int(0, 3000))]),
  }),
  noise: (random) => ({ bytes: noise(random, random.int(1, 3000)) }),
  'a picture by another name': async (random) => ({ bytes: await picture(random) }),
  'a type of its own': async (random) => ({
    bytes: await picture(random),
    type: random.pick(['image/svg+xml', 'text/html', 'application/octet-stream', 'image/png\u000btext/html', '']),
  }),
};

/** What a file may be called by who wants it elsewhere, run, or read wrongly. */
const NAMES = [
  'photo.jpg',
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\drivers\\etc\\hosts',
  '/etc/cron.d/pavilion',
  'C:\\boot.ini',
  '%2e%2e%2fpasswd',
  `${MARK}.jpg`,
  'picture.php.jpg',
  'picture.jpg\u0000.php',
  'gpj.\u202Eexe',
  `${'x'.repeat(4000)}.png`,
  '"; filename="other.svg',
  `<img src=x onerror=alert(1)>${MARK}.png`,
  '.htaccess',
  'CON',
  '',
];

/** A hostile file of some kind, under some name. What is costly to send is seldom sent. */
export async function hostileFile(random: Random): Promise<HostileFile> {
  const kind = random.pick(Object.keys(makers));
  const chosen = (kind === '50 MB' || kind === 'a bomb') && random.next() < 0.6 ? 'a page' : kind;
  const made = await (makers[chosen] as Maker)(random);
  return {
    kind: chosen,
    bytes: made.bytes,
    name: random.pick(NAMES),
    type: made.type ?? random.pick(['image/jpeg', 'image/png', 'image/webp']),
    isNone: made.isNone ?? false,
  };
}
