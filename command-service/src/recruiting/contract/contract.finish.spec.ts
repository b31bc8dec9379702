import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it, vi } from 'vitest';
import { referenceOf, referencesIn } from './contract.finish.ts';

const [tenantId, id] = [derivedId('company'), derivedId('contract')];

describe('references to contracts in files of strangers (docs/product.md SIG-39)', () => {
  it('given a file that is full of what begins like one, when it is looked through, then it is left after so many places', () => {
    const file = Buffer.from('onrecord:'.repeat(100_000));
    const looks = vi.spyOn(file, 'toString');
    expect(referencesIn(file)).toEqual([]);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(1_000);
  });

  it('given a text that reads like one in a document, when it is looked through, then that of the signature comes first', () => {
    const other = derivedId('another contract');
    const file = Buffer.from(
      `${referenceOf(tenantId, other)} onrecord: onrecord:x ${referenceOf(tenantId, id)} onrecord:`,
    );
    expect(referencesIn(file)).toEqual([
      { tenantId, id },
      { tenantId, id: other },
    ]);
  });
});
