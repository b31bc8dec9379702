import { runCommand } from '#deploy/local/command';
import { builtPages } from '#deploy/local/pages';
import { run, servicesApart, servicesInThisProcess } from '#deploy/local/run';

const apart = process.argv.includes('--split');

await runCommand(() => run({ services: apart ? servicesApart : servicesInThisProcess, front: builtPages }));
process.exit();
