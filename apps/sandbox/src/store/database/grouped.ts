/** How things that are asked for in one moment are asked for together. */
interface Grouping<Asked, Said> {
  /** Asks for several; says of each, in their order. */
  readonly all: (asked: readonly Asked[]) => Promise<readonly Said[]>;
  /** How many go together at most. */
  readonly most: number;
  /** No two that have the same go together. */
  readonly keyOf?: (asked: Asked) => unknown;
  /** Asks for one by itself once `all`, of `count`, has failed with `error`; without it they all fail. */
  readonly alone?: (asked: Asked, error: unknown, count: number) => Promise<Said>;
}

interface Waiting<Asked, Said> {
  readonly asked: Asked;
  readonly said: (said: Said) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Asks for what comes while an asking is under way together, in the next one: a statement for several costs the database and this process
 * little more than one for one. The first ones go first, and nobody waits for more to come. Whoever is asked for by itself holds up nobody.
 */
export function grouped<Asked, Said>(grouping: Grouping<Asked, Said>): (asked: Asked) => Promise<Said> {
  const { all, most, keyOf, alone } = grouping;
  let waiting: Waiting<Asked, Said>[] = [];
  let isBusy = false;

  function next(): void {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    // Whatever comes in the same moment goes along.
    setImmediate(async () => {
      await askAll(taken());
      isBusy = false;
      next();
    });
  }

  function taken(): readonly Waiting<Asked, Said>[] {
    const group = new Map<unknown, Waiting<Asked, Said>>();
    const left: Waiting<Asked, Said>[] = [];
    for (const each of waiting) {
      const key = keyOf ? keyOf(each.asked) : each;
      if (group.size === most || group.has(key)) left.push(each);
      else group.set(key, each);
    }
    waiting = left;
    return [...group.values()];
  }

  async function askAll(group: readonly Waiting<Asked, Said>[]): Promise<void> {
    try {
      const answers = await all(group.map(({ asked }) => asked));
      for (const [place, { said }] of group.entries()) said(answers[place] as Said);
    } catch (error) {
      for (const { asked, said, failed } of group) {
        if (alone) alone(asked, error, group.length).then(said, failed);
        else failed(error);
      }
    }
  }

  return (asked) =>
    new Promise((said, failed) => {
      waiting.push({ asked, said, failed });
      next();
    });
}
