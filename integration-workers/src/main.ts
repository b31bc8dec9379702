import { readEnv } from 'platform/env';
import { runService } from 'platform/http/run';
import { workerService, workerSettings } from './service.ts';

await runService('integration-workers', (deps) => workerService(readEnv(workerSettings), deps));
