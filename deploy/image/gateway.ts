import { readEnv } from 'platform/env';
import { runService } from 'platform/http/run';
import { gatewayService, gatewaySettings } from './gateway.service.ts';

await runService('gateway', async () => gatewayService(readEnv(gatewaySettings)));
