import { optionsOf, retireKeys, SandboxStartError, startSandbox } from './start/index.ts';

/** The operator by itself, told by its environment (docs/sandbox.md); or what is done while it does not run: `retire-keys`. */
try {
  if (process.argv[2] === 'retire-keys') {
    console.log(
      `Sealed ${await retireKeys(optionsOf(process.env))} rows with the newest key. Older ones may be taken out.`,
    );
    process.exit(0);
  }
  const sandbox = await startSandbox(optionsOf(process.env));
  if (process.env.PAVILION_FAULTS === 'on') {
    console.warn('PAVILION_FAULTS=on: whoever reaches this server can make its calls fail. For tests only.');
  }
  if (process.env.PAVILION_WORLD === 'frozen') {
    console.warn('PAVILION_WORLD=frozen: no match goes on, and this machine can change every price. For tests only.');
  }
  console.log(`Sandbox at ${sandbox.address}`);
  if (sandbox.desk.password !== null) console.log(`Desk at ${sandbox.desk.address}, password ${sandbox.desk.password}`);
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // Whatever hangs: nobody waits longer than three seconds for the prompt.
    setTimeout(() => {
      console.error('Not everything ended within three seconds.');
      process.exit(1);
    }, 3000).unref();
    sandbox.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof SandboxStartError ? error.message : error);
  process.exit(1);
}
