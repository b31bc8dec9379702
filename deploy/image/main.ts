import { PROCESSES } from './processes.ts';

const [name = 'whole'] = process.argv.splice(2, 1);
const start = Object.hasOwn(PROCESSES, name) ? PROCESSES[name as keyof typeof PROCESSES] : undefined;
if (start) {
  // By which its connections are known at Postgres.
  process.env.PGAPPNAME ??= name;
  await start();
} else {
  process.stderr.write(`There is no process ${name}; there are ${Object.keys(PROCESSES).join(', ')}.\n`);
  process.exitCode = 1;
}
