import { exampleJobId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { importExpiry } from './candidate-import.due.ts';

const candidateImportId = exampleJobId;
const event = (type: string, data: object, version: number) =>
  recorded(type, { candidateImportId, ...data }, { version });
const changesOf = (...events: ReturnType<typeof event>[]) =>
  decideDue([importExpiry], events).changes.map(({ subject, at }) => ({ subject, at }));

describe('rows of an import', () => {
  const created = event('CandidateImportCreated', { name: 'a.csv' }, 1);

  it('given a file that was uploaded, when seven days are over, then its rows are due to go', () => {
    const at = new Date(Date.parse(created.metadata.occurredAt) + 7 * 86_400_000).toISOString();
    expect(changesOf(created)).toEqual([{ subject: candidateImportId, at }]);
  });

  it('given an import that was begun, when it is looked at, then nothing is due', () => {
    const started = event('CandidateImportStarted', { mapping: {}, duplicates: 'skip', dayOrder: 'mdy' }, 2);
    expect(changesOf(created, started).at(-1)).toEqual({ subject: candidateImportId, at: null });
  });
});
