/** The colours and chances of one drawing. A motif draws with them around 0,0, within about 112 to each side. */
export interface Ink {
  /** The keys of the shapes that this drawing has defined. */
  readonly seen: Set<string>;
  /** The darkest, in the backdrop's hue. */
  readonly k: string;
  /** The backdrop's hue from light (1) to dark (4). */
  readonly a1: string;
  readonly a2: string;
  readonly a3: string;
  readonly a4: string;
  /** The light's hue from light to dark. */
  readonly b1: string;
  readonly b2: string;
  readonly b3: string;
  readonly b4: string;
  /** Gold, and leaves, from light to dark. */
  readonly y1: string;
  readonly y2: string;
  readonly y3: string;
  readonly y4: string;
  readonly g1: string;
  readonly g2: string;
  readonly g3: string;
  readonly red: string;
  readonly red2: string;
  /** Gradients: of the backdrop's hue, of the light's, of gold, of white; and the gloss of a ball. */
  readonly A: string;
  readonly B: string;
  readonly Y: string;
  readonly W: string;
  readonly O: string;
  /** A whole number by chance: 1 to `sides`, or 0 to `sides - 1` where there are fewer than four. */
  readonly roll: (sides: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** Draws one motif. */
export type Motif = (m: Ink) => string;
