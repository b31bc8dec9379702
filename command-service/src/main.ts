import { readEnv } from 'platform/env';
import { runService } from 'platform/http/run';
import { commandService, commandSettings } from './service.ts';

await runService('command-service', (deps) => commandService(readEnv(commandSettings), deps));
