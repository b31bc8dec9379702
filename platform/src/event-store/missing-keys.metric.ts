import { Gauge, type Registry } from 'prom-client';
import type { KeyRing } from './keys.ts';

/** How many people of each company cannot be read or written about until their key is restored; the log names them. */
export const missingKeysMetric = (registry: Registry, keys: Pick<KeyRing, 'missing'>): void => {
  new Gauge({
    name: 'personal_keys_missing',
    help: 'People whose key was looked for and is missing',
    labelNames: ['company'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { tenantId } of keys.missing()) this.inc({ company: tenantId });
    },
  });
};
