import { describe, expect, it } from 'vitest';
import { readableFields } from './field-order.ts';

describe('fields of a record', () => {
  it('given a name beside the id of what it names, when they are read, then the name stands alone, in the order of forms', () => {
    expect(readableFields({ status: 'created', jobTitle: 'Joiner', jobId: '1', candidateId: '2', version: 1 })).toEqual(
      ['candidateId', 'jobTitle', 'status', 'version'],
    );
  });
});
