import { readEnv } from 'platform/env';
import { runService } from 'platform/http/run';
import { projectionService, projectionSettings } from './service.ts';

await runService('projection-service', (deps) => projectionService(readEnv(projectionSettings), deps));
