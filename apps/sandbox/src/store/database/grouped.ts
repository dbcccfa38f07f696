/** How things that are asked for in one moment are asked for together. */
interface Grouping<Input, Output> {
  /** Asks for several; says of each, in their order. */
  readonly all: (input: readonly Input[]) => Promise<readonly Output[]>;
  /** How many go together at most. */
  readonly most: number;
  /** Asks for one by itself once `all`, of `count`, has failed with `error`; without it they all fail. */
  readonly alone?: (input: Input, error: unknown, count: number) => Promise<Output>;
}

interface Waiting<Input, Output> {
  readonly input: Input;
  readonly answered: (answered: Output) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Asks for what comes while an asking is under way together, in the next one: a statement for several costs the database and this process
 * little more than one for one. The first ones go first, and nobody waits for more to come. Whoever is asked for by itself holds up nobody.
 */
export function grouped<Input, Output>(grouping: Grouping<Input, Output>): (input: Input) => Promise<Output> {
  const { all, most, alone } = grouping;
  const waiting: Waiting<Input, Output>[] = [];
  let isBusy = false;

  function next(): void {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    // Whatever comes in the same moment goes along.
    setImmediate(async () => {
      await askAll(waiting.splice(0, most));
      isBusy = false;
      next();
    });
  }

  async function askAll(group: readonly Waiting<Input, Output>[]): Promise<void> {
    try {
      const answers = await all(group.map(({ input }) => input));
      for (const [place, { answered }] of group.entries()) answered(answers[place] as Output);
    } catch (error) {
      for (const { input, answered, failed } of group) {
        if (alone) alone(input, error, group.length).then(answered, failed);
        else failed(error);
      }
    }
  }

  return (input) =>
    new Promise((answered, failed) => {
      waiting.push({ input, answered, failed });
      next();
    });
}
