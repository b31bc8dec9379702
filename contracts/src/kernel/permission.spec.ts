import { describe, expect, it } from 'vitest';
import type { Holder } from './permission.grants.ts';
import { permissionsHeldBy, tenantPermissions } from './permission.ts';

const holders: readonly Holder[] = ['Recruiter', 'Trainer', 'Auditor', 'training-only', 'api-key', 'partner'];
const isToRead = (name: string): boolean => name.endsWith('.read');

describe('who holds a permission from the start', () => {
  it('given auditors, when permissions to read are looked at, then they hold each but what is not the company’s records', () => {
    const held = permissionsHeldBy('Auditor');
    const missing = tenantPermissions.filter((name) => isToRead(name) && !held.includes(name));
    expect(missing).toEqual(['tenant.files.quarantine.read', 'tenant.board.read']);
  });

  it('given auditors, when what else they hold is looked at, then it shows them more and changes nothing', () => {
    const others = permissionsHeldBy('Auditor').filter((name) => !isToRead(name));
    expect(others).toEqual(['tenant.jobs.all', 'tenant.app.training.policies']);
  });

  it('given API keys, when what they may hold is looked at, then none makes users, roles or keys that outlive it', () => {
    const ofAccess = /^tenant\.(users|roles|permissions|api\.keys)\./;
    expect(permissionsHeldBy('api-key').filter((name) => ofAccess.test(name) && !isToRead(name))).toEqual([]);
  });

  it.each(holders)(
    'given %s, when what they hold is looked at, then nothing of the landlord area is in it',
    (holder) => {
      const held = permissionsHeldBy(holder);
      expect(held.length).toBeGreaterThan(0);
      expect(held.filter((name) => name.startsWith('landlord.'))).toEqual([]);
    },
  );
});
