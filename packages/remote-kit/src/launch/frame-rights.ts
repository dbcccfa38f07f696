/** What each right gives a frame: tokens of its `sandbox`, features of its `allow`. */
const RIGHTS = {
  forms: { sandbox: 'allow-forms', allow: '' },
  popups: { sandbox: 'allow-popups', allow: '' },
  storage: { sandbox: 'allow-same-origin', allow: '' },
  sensors: { sandbox: '', allow: 'accelerometer; gyroscope; magnetometer' },
} as const;

/** A right that a frame may have besides running scripts and playing sound. */
export type FrameRight = keyof typeof RIGHTS;

export interface FrameRights {
  readonly granted: readonly FrameRight[];
  /** Rights that the operator's data does not give. */
  readonly withheld: readonly FrameRight[];
  /** What the operator's data names and no frame gets, by its name there. */
  readonly refused: readonly string[];
  /** The frame's attributes. */
  readonly sandbox: string;
  readonly allow: string;
}

const names = Object.keys(RIGHTS) as FrameRight[];

/** Reads the rights that the operator's data names for a frame. */
export function frameRights(named: readonly string[]): FrameRights {
  const granted = names.filter((name) => named.includes(name));
  const joined = (attribute: 'sandbox' | 'allow', first: string, between: string) =>
    [first, ...granted.map((name) => RIGHTS[name][attribute])].filter((part) => part !== '').join(between);
  return {
    granted,
    withheld: names.filter((name) => !named.includes(name)),
    refused: [...new Set(named)].filter((name) => !names.some((known) => known === name)),
    sandbox: joined('sandbox', 'allow-scripts', ' '),
    allow: joined('allow', 'autoplay', '; '),
  };
}

/** The origin by which a frame sends messages. Without storage of its own it has none, which browsers write as `null`. */
export const frameOrigin = (url: string, { granted }: FrameRights): string =>
  granted.includes('storage') ? new URL(url).origin : 'null';
