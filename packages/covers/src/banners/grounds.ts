import { at, circle, ellipse, group, path, rect, stroke } from '../kit.ts';
import { type Banner, linear, radial } from './canvas.ts';
import { stadium, stadiumDefs } from './stadium.ts';

const trail = (d: string) => path(d, 'none', stroke('#fff', 2, ' opacity=".22" stroke-linecap="round"'));

const turf =
  ellipse(765, 420, 760, 156, 'url(#turf)') +
  ellipse(765, 420, 700, 138, 'none', stroke('#eaf0fb', 2.5, ' opacity=".8"')) +
  path(
    'M320 420 500 276h48L400 420ZM480 420 596 276h48L560 420ZM640 420 692 276h48L720 420ZM800 420 788 276h48L880 420ZM960 420 884 276h48L1040 420Z',
    '#fff',
    ' opacity=".13"',
  );
const turfDefs = linear('turf', 'x2="0" y2="1"', [0, '#2c7a56'], [1, '#0e3b30']);

/** A floodlit cricket ground: the wicket as the ball takes a bail. */
export const cricket: Banner = {
  defs:
    stadiumDefs +
    turfDefs +
    linear('ash', 'x2="1"', [0, '#8a5a1c'], [0.35, '#ffdf9e'], [1, '#b0721f']) +
    radial('leather', 'cx=".36" cy=".3"', [0, '#ff8a80'], [0.5, '#d4353f'], [1, '#6e1020']),
  drawing:
    stadium() +
    turf +
    path('M726 282h78l44 118h-166Z', '#c8a66c', ' opacity=".85"') +
    path('M710 330h110M694 372h142', 'none', stroke('#fff', 2, ' opacity=".65"')) +
    group(
      'translate(765 182)',
      ellipse(0, 206, 92, 12, '#04140f', ' opacity=".5"'),
      rect(-46, 4, 16, 206, 7, 'url(#ash)'),
      rect(-8, 4, 16, 206, 7, 'url(#ash)'),
      rect(30, 4, 16, 206, 7, 'url(#ash)'),
      group('rotate(-13 -20 -8)', rect(-46, -14, 50, 8, 4, 'url(#ash)')),
      group('rotate(9 20 -4)', rect(2, -12, 48, 8, 4, 'url(#ash)')),
    ) +
    group(
      'translate(866 148)rotate(24)',
      circle(0, 0, 32, 'url(#leather)'),
      path('M-9-30.5C-19-12-19 12-9 30.5M9-30.5C-1-12-1 12 9 30.5', 'none', stroke('#ffe3d6', 1.8)),
      path('M-14-22-8-23M-17-12-10-13M-18-2-11-2M-18 8-10.5 8M-15 18-8.5 17', 'none', stroke('#ffe3d6', 1.6)),
    ) +
    trail('M898 130c30-18 62-28 102-32M896 146c34-10 66-14 104-14M902 116c24-18 52-30 98-42'),
};

/** The same lights over a football pitch: the ball on its way into the net. */
export const soccer: Banner = {
  defs: stadiumDefs + turfDefs + radial('panel', 'cx=".36" cy=".3"', [0, '#fff'], [0.6, '#dfe6f2'], [1, '#7f8da8']),
  drawing:
    stadium() +
    turf +
    path('M520 318H980M480 352H1000', 'none', stroke('#eaf0fb', 3, ' opacity=".7"')) +
    path(
      'M604 178 640 196V318M924 178 900 196V318M640 196H900M640 226H900M640 256H900M640 286H900M672 196V318M704 196V318M736 196V318M768 196V318M800 196V318M832 196V318M864 196V318',
      'none',
      stroke('#dce7fa', 1.4, ' opacity=".4"'),
    ) +
    path('M600 340V172H928V340', 'none', stroke('#f6f9ff', 10, ' stroke-linejoin="round" stroke-linecap="round"')) +
    ellipse(700, 366, 66, 9, '#04140f', ' opacity=".45"') +
    trail('M640 268C600 300 566 340 548 396M660 288C628 318 600 352 586 400M622 250C578 284 540 330 516 390') +
    group(
      at(690, 250, 18, 1.05),
      circle(0, 0, 44, 'url(#panel)'),
      path(
        'M0-16 15-5 9 13H-9L-15-5ZM0-44 12-38 0-29-12-38ZM42-13 39 2 29-5 33-18ZM-42-13-39 2-29-5-33-18ZM26 35 14 41 9 29 21 23ZM-26 35-14 41-9 29-21 23Z',
        '#17233c',
      ),
      path('M0-16V-29M15-5 29-5M9 13 14 27M-9 13-14 27M-15-5-29-5', 'none', stroke('#17233c', 2)),
    ),
};

/** A hard court by night, and the ball over the net. */
export const tennis: Banner = {
  defs:
    stadiumDefs +
    linear('court', 'x2="0" y2="1"', [0, '#2f6fb0'], [1, '#123a6b']) +
    radial('felt', 'cx=".36" cy=".3"', [0, '#f4ffb0'], [0.55, '#cfe34a'], [1, '#6f8a12']),
  drawing:
    stadium() +
    path('M0 400 140 286Q765 262 1000 272V400Z', '#14514a') +
    path('M330 400 540 284H930L1000 322V400Z', 'url(#court)') +
    path(
      'M330 400 540 284H930L1000 322M398 400 574 284M1000 346 896 284M474 330H1000M676 330 700 284M676 330 640 400M940 330 906 304',
      'none',
      stroke('#eaf0fb', 2.5, ' opacity=".85"'),
    ) +
    path('M452 322 460 256Q730 274 1000 258V324Q730 342 452 322Z', '#0b1424', ' opacity=".55"') +
    path(
      'M456 274Q730 292 1000 275M455 288Q730 306 1000 290M454 302Q730 320 1000 305M500 259V325M548 262V328M596 264V330M644 265V331M692 266V332M740 266V332M788 266V332M836 265V331M884 264V330M932 262V328M980 259V326',
      'none',
      stroke('#dce7fa', 1.2, ' opacity=".35"'),
    ) +
    path('M460 256Q730 274 1000 258', 'none', stroke('#f6f9ff', 7)) +
    path('M454 330V250', 'none', stroke('#c9d4e8', 7, ' stroke-linecap="round"')) +
    trail('M806 190C860 210 918 244 962 296M794 210C842 230 892 262 930 306M820 172C878 190 944 226 1000 284') +
    ellipse(742, 366, 56, 8, '#04140f', ' opacity=".4"') +
    group(
      at(762, 170, -20, 1),
      circle(0, 0, 46, 'url(#felt)'),
      path(
        'M-40-24C-14-14-10 20-30 36M40 24C14 14 10-20 30-36',
        'none',
        stroke('#fbfff0', 4, ' stroke-linecap="round"'),
      ),
    ),
};
