import { faultsOf, figuresOf } from '#deploy/failure/figures';
import { rollUnderLoad } from '#deploy/failure/several/rolling';
import { endWhenAsked, runCommand } from '#deploy/local/command';
import { say, sayAside } from '#deploy/local/step';

/** The longest that the others may take until they have the work of one that was killed. */
const TAKE_OVER_MS = 5_000;

endWhenAsked();

await runCommand(async () => {
  const { restarted, takenOver, verdict } = await rollUnderLoad({ say: sayAside });
  const failed = [...restarted.faults].map(
    ([fault, times]) => `${times} requests failed while processes restarted: ${fault}`,
  );
  const slow = takenOver
    .filter(({ shownMs, silentMs }) => Math.max(shownMs, silentMs) > TAKE_OVER_MS)
    .map(({ name }) => `the work of ${name} was taken over too late`);
  const wrong = [...failed, ...slow, ...faultsOf(verdict)];
  for (const fault of wrong) sayAside(fault);
  say(
    `${restarted.names.length} processes restarted one by one, slowest command ${Math.round(restarted.longestWaitMs)} ms`,
  );
  say(figuresOf(verdict));
  process.exitCode = wrong.length === 0 ? 0 : 1;
});
process.exit();
