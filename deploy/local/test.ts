import { runCommand } from '#deploy/local/command';
import { runStages } from '#deploy/local/test/run-stages';
import { STAGES } from '#deploy/local/test/stage';

const wanted = process.argv.slice(2);
await runCommand(() => runStages(STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))));
