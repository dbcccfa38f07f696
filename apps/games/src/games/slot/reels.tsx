import type { SlotArt } from '@pavilion/covers';
import type { SlotModel, SlotSymbol } from '@pavilion/game-rules';
import { useEffect, useRef, useState } from 'react';
import type { Sounds } from '../../kit/sounds.ts';
import { isStill } from '../../kit/still.ts';
import { useSlotMessages } from './messages.ts';
import { paintReels, type Sprites, spritesOf } from './painter.ts';
import { type Play, REST, STOPS } from './play.ts';
import styles from './slot.module.css';

interface ReelsProps {
  readonly play: Play;
  readonly art: SlotArt;
  readonly model: SlotModel;
  readonly sounds: Sounds;
}

/** Five reels of three: one picture, with the names of what is in view. */
export function Reels({ play, art, model, sounds }: ReelsProps) {
  const t = useSlotMessages();
  const ref = useRef<HTMLCanvasElement>(null);
  const [sprites, setSprites] = useState<Sprites | null>(null);
  const [size, setSize] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSize(entry?.contentRect.height ?? 0));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (size > 0) void spritesOf(art.symbols, Math.round((size / 3) * scaleOf())).then(setSprites, () => {});
  }, [art, size]);
  const { turn, before, isTurning } = play;
  const tick = useRef(sounds.tick);
  tick.current = sounds.tick;
  const isLit = !isTurning && turn !== null && turn.spin.pays > turn.stake;
  useEffect(() => {
    const canvas = ref.current;
    const paint = canvas?.getContext('2d');
    if (!canvas || !paint || !sprites) return undefined;
    const scale = scaleOf();
    const { clientWidth, clientHeight } = canvas;
    const board = {
      ...{ paint, sprites, colours: art.colours, scale },
      ...{ width: (clientWidth * scale) / 5, height: (clientHeight * scale) / 3 },
    };
    Object.assign(canvas, { width: clientWidth * scale, height: clientHeight * scale });
    const strips = turn?.isFree ? model.free.strips : model.strips;
    const scene = { turn, before, strips, isStill: isStill(), isLit };
    if (!isTurning) {
      paintReels(board, { ...scene, at: Number.POSITIVE_INFINITY });
      return undefined;
    }
    let [frame, begun, stopped] = [0, -1, 0];
    const draw = (now: number) => {
      if (begun < 0) begun = now;
      const at = now - begun;
      paintReels(board, { ...scene, at });
      while (at >= (STOPS[stopped] ?? Number.POSITIVE_INFINITY)) {
        stopped += 1;
        tick.current();
      }
      if (at < STOPS[4] + REST) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [turn, before, isTurning, isLit, sprites, art, model]);
  const grid = isTurning || !turn ? before : turn.grid;
  const names = grid.flat().map((symbol) => nameOf(t.symbols, art, symbol));
  return <canvas ref={ref} className={styles.reels} role="img" aria-label={t.inView(names)} />;
}

const scaleOf = () => Math.min(window.devicePixelRatio || 1, 2);

/** What a symbol is called: its own name, or its letter. */
export function nameOf(names: Readonly<Record<string, string>>, art: SlotArt, symbol: SlotSymbol): string {
  const { name } = art.symbols[symbol];
  return names[name] ?? name;
}
