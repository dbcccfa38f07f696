import { type Grid, LINES, REELS, ROWS, type SlotSymbol, type Strips } from '@pavilion/game-rules';
import { REST, STOPS, type Turn } from './play.ts';

/** Symbols as pictures of one cell: still, and as they look while they rush by. */
interface Sprite {
  readonly sharp: HTMLCanvasElement;
  readonly rushing: HTMLCanvasElement;
}
export type Sprites = ReadonlyMap<SlotSymbol, Sprite>;

interface Colours {
  readonly deep: string;
  readonly reel: string;
  readonly reelLight: string;
  readonly glow: string;
  readonly pop: string;
}

/** How many cells a reel passes in a second. */
const SPEED = 13;
/** How far a reel runs beyond its stop, CSS pixels. */
const BEYOND = 6;
/** The most lines that are drawn at once. */
const MOST_LINES = 4;

export const colourOfLine = (line: number): string => `hsl(${(line * 137.5 + 260) % 360} 90% 68%)`;

/** Draws every symbol once in a cell's size, so that a frame only copies pictures. */
export async function spritesOf(
  pictures: Readonly<Record<SlotSymbol, { readonly svg: string }>>,
  size: number,
): Promise<Sprites> {
  const drawn = Object.entries(pictures).map(async ([symbol, { svg }]) => {
    const image = new Image(size, size);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const sharp = canvasOf(size, size);
    sharp.getContext('2d')?.drawImage(image, 0, 0, size, size);
    const rushing = canvasOf(size, size);
    const paint = rushing.getContext('2d');
    if (paint) {
      paint.globalAlpha = 0.22;
      for (let step = -4; step <= 4; step += 1) paint.drawImage(sharp, 0, (step * size) / 22, size, size);
    }
    return [symbol as SlotSymbol, { sharp, rushing }] as const;
  });
  return new Map(await Promise.all(drawn));
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas;
}

/** What the reels show at a moment. */
export interface Scene {
  readonly turn: Turn | null;
  readonly before: Grid;
  readonly strips: Strips;
  /** Since the reels began, ms; infinity once they rest. */
  readonly at: number;
  readonly isStill: boolean;
  /** Whether what pays is lit: it is above the stake. */
  readonly isLit: boolean;
}

interface Board {
  readonly paint: CanvasRenderingContext2D;
  readonly sprites: Sprites;
  readonly colours: Colours;
  /** A cell, device pixels. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Draws the reels as they are at a moment. */
export function paintReels(board: Board, scene: Scene): void {
  const { paint, width, height } = board;
  paint.clearRect(0, 0, width * REELS, height * ROWS);
  const lit = scene.isLit && scene.turn ? litCells(scene.turn) : null;
  if (scene.turn && lit) paintLines(board, scene.turn);
  for (let reel = 0; reel < REELS; reel += 1) {
    paint.save();
    paint.beginPath();
    paint.rect(reel * width, 0, width, height * ROWS);
    paint.clip();
    paintReel(board, scene, reel, lit);
    paint.restore();
  }
  if (scene.turn && lit) paintTags(board, scene.turn);
}

/** The cells of what pays, as `reel,row`. */
function litCells({ spin, grid }: Turn): ReadonlySet<string> {
  const cells = spin.lines.flatMap(({ line, count }) =>
    (LINES[line - 1] ?? []).slice(0, count).map((row, reel) => `${reel},${row}`),
  );
  const scatters =
    spin.scatterPays > 0
      ? grid.flatMap((symbols, row) => symbols.flatMap((symbol, reel) => (symbol === 'S' ? [`${reel},${row}`] : [])))
      : [];
  return new Set([...cells, ...scatters]);
}

function paintReel(board: Board, scene: Scene, reel: number, lit: ReadonlySet<string> | null): void {
  const { turn, before, at, isStill } = scene;
  const stop = STOPS[reel] ?? 0;
  const column = (grid: Grid) => grid.map((row) => row[reel] as SlotSymbol);
  if (!turn || (isStill && at < stop)) {
    paintColumn(board, column(before), { reel, shift: 0, alpha: turn ? 0.3 : 1 });
  } else if (isStill || at >= stop + REST) {
    paintColumn(board, column(turn.grid), { reel, shift: 0, alpha: 1, lit });
  } else if (at >= stop) {
    const shift = BEYOND * board.scale * (1 - (at - stop) / REST);
    paintColumn(board, column(turn.grid), { reel, shift, alpha: 1 });
  } else {
    paintRush(board, { ...scene, turn }, reel);
  }
}

/** A reel on its way: the symbols of its strip that come before where it stops. */
function paintRush(board: Board, { turn, before, at, strips }: Scene & { readonly turn: Turn }, reel: number): void {
  const stop = STOPS[reel] ?? 0;
  const column = (grid: Grid) => grid.map((row) => row[reel] as SlotSymbol);
  const strip = strips[reel] ?? [];
  const cells = Math.round((stop / 1000) * SPEED);
  const passing = Array.from({ length: cells }, (_, nth) => strip[((turn.spin.stops[reel] ?? 0) + nth) % strip.length]);
  const all = [...passing, ...column(before)] as SlotSymbol[];
  const gone = at / stop;
  // Up to speed within a tenth of the way, then even; it stops as it runs, and overshoots.
  const way = gone < 0.1 ? 5 * gone * gone : (gone - 0.05) / 0.95;
  const left = cells * (1 - way) - (BEYOND * board.scale * gone) / board.height;
  const from = Math.max(0, Math.floor(left));
  const isRushing = gone > 0.06 && gone < 0.93;
  for (let nth = from; nth <= from + ROWS && nth < all.length; nth += 1) {
    const symbol = all[nth];
    if (symbol) paintSymbol(board, symbol, { reel, top: (nth - left) * board.height, isRushing });
  }
}

interface Column {
  readonly reel: number;
  /** How far below its place, device pixels. */
  readonly shift: number;
  readonly alpha: number;
  readonly lit?: ReadonlySet<string> | null;
}

function paintColumn(board: Board, symbols: readonly SlotSymbol[], { reel, shift, alpha, lit = null }: Column): void {
  const { paint, height } = board;
  for (const [row, symbol] of symbols.entries()) {
    const isOn = lit?.has(`${reel},${row}`) ?? true;
    if (lit && isOn) paintLight(board, reel, row);
    paint.globalAlpha = isOn ? alpha : 0.36;
    paintSymbol(board, symbol, { reel, top: row * height + shift, isRushing: false });
    paint.globalAlpha = 1;
  }
}

function paintSymbol(
  { paint, sprites, width, height }: Board,
  symbol: SlotSymbol,
  { reel, top, isRushing }: { readonly reel: number; readonly top: number; readonly isRushing: boolean },
): void {
  const sprite = sprites.get(symbol);
  if (!sprite) return;
  const picture = isRushing ? sprite.rushing : sprite.sharp;
  const size = Math.min(width, height);
  paint.drawImage(picture, reel * width + (width - size) / 2, top + (height - size) / 2, size, size);
}

/** The frame and the light of a cell that pays. */
function paintLight({ paint, width, height, colours, scale }: Board, reel: number, row: number): void {
  const [x, y, gap] = [reel * width, row * height, 2 * scale];
  const light = paint.createRadialGradient(
    x + width / 2,
    y + height / 2,
    0,
    x + width / 2,
    y + height / 2,
    width * 0.7,
  );
  light.addColorStop(0, colours.glow);
  light.addColorStop(1, 'transparent');
  paint.globalAlpha = 0.55;
  paint.fillStyle = light;
  paint.fillRect(x, y, width, height);
  paint.globalAlpha = 1;
  paint.strokeStyle = colours.pop;
  paint.lineWidth = 2 * scale;
  paint.beginPath();
  paint.roundRect(x + gap, y + gap, width - 2 * gap, height - 2 * gap, 10 * scale);
  paint.stroke();
}

/** The middle of a line's cell on a reel. */
const middleOf = ({ width, height }: Board, line: number, reel: number) =>
  [(reel + 0.5) * width, ((LINES[line - 1]?.[reel] ?? 0) + 0.5) * height] as const;

const shownLines = ({ spin }: Turn) => spin.lines.toSorted((a, b) => b.pays - a.pays).slice(0, MOST_LINES);

/** The lines that pay most lie behind the symbols. */
function paintLines(board: Board, turn: Turn): void {
  const { paint, scale, width } = board;
  paint.lineJoin = 'round';
  for (const { line } of shownLines(turn)) {
    for (const [colour, thick] of [
      ['#00000080', 7],
      [colourOfLine(line), 3],
    ] as const) {
      paint.strokeStyle = colour;
      paint.lineWidth = thick * scale;
      paint.beginPath();
      paint.moveTo(0, middleOf(board, line, 0)[1]);
      for (let reel = 0; reel < REELS; reel += 1) paint.lineTo(...middleOf(board, line, reel));
      paint.lineTo(width * REELS, middleOf(board, line, REELS - 1)[1]);
      paint.stroke();
    }
  }
}

/** Their numbers stand at the left, beneath each other where lines begin in the same row. */
function paintTags(board: Board, turn: Turn): void {
  const { paint, scale } = board;
  const taken = [0, 0, 0];
  paint.font = `800 ${12 * scale}px Inter, sans-serif`;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  for (const { line } of shownLines(turn)) {
    const row = LINES[line - 1]?.[0] ?? 0;
    const place = taken[row] ?? 0;
    taken[row] = place + 1;
    const y = middleOf(board, line, 0)[1] + (place - 0.5) * 22 * scale;
    paint.fillStyle = '#10131f';
    paint.fillRect(0, y - 10 * scale, 24 * scale, 20 * scale);
    paint.fillStyle = colourOfLine(line);
    paint.fillRect(0, y - 9 * scale, 23 * scale, 18 * scale);
    paint.fillStyle = '#10131f';
    paint.fillText(String(line), 11.5 * scale, y);
  }
}
