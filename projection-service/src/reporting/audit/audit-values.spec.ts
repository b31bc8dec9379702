import { eventCatalogue } from 'contracts/events';
import { derivedId } from 'contracts/kernel/id';
import { ERASED } from 'contracts/kernel/personal';
import { describe, expect, it } from 'vitest';
import { history, jobDetails } from '#projection-service/test/history.fixture';
import { auditValues, describe as describeType, scrubbed, subjectOf } from './audit-values.ts';

const [candidateId, jobId, interviewId] = [derivedId('candidate'), derivedId('job'), derivedId('interview')];
const told = history();
const personal = { firstName: 'Ada', lastName: 'Byron', email: 'a@x.example', phone: '', phoneE164: '' };
const created = told.candidate(candidateId, 'CandidateCreated', personal);
const changed = told.candidate(candidateId, 'CandidateChanged', {
  from: { phone: '' },
  to: { phone: '+1 218 555 0101' },
});
const moved = told.interview(interviewId, 'InterviewStatusChanged', {
  candidateId,
  from: 'created',
  to: 'approved',
  comment: 'Well done',
});
const commented = told.interview(interviewId, 'InterviewCommented', { candidateId, comment: 'Hm' });

describe('the values of an audit entry', () => {
  it.each([
    [created, { added: personal, removed: null }],
    [changed, { added: { phone: '+1 218 555 0101' }, removed: { phone: '' } }],
    [moved, { added: { status: 'approved', comment: 'Well done' }, removed: { status: 'created' } }],
    [commented, { added: { comment: 'Hm' }, removed: null }],
    [told.job(jobId, 'JobCreated', jobDetails('Pilot')), { added: jobDetails('Pilot'), removed: null }],
    [told.job(jobId, 'JobPublished'), { added: null, removed: null }],
    [told.candidate(candidateId, 'CandidateLinked', { userId: jobId }), { added: null, removed: null }],
  ])('given $type, when written down, then it tells what came and what went', (event, values) => {
    expect(auditValues(event)).toEqual(values);
  });

  it.each([created, changed, moved, commented])(
    'given $type of a person who is erased later, when scrubbed, then it is as it reads without the key',
    (event) => {
      const fields = Object.keys(eventCatalogue.find(({ type }) => type === event.type)?.personal ?? {});
      const data = Object.fromEntries(
        Object.entries(event.data).map(([name, value]) => [name, fields.includes(name) ? ERASED : value]),
      );
      expect(scrubbed(event.type, auditValues(event))).toEqual(auditValues({ ...event, data }));
      expect(subjectOf(event)).toBe(candidateId);
    },
  );

  it('given a type, when described, then it reads as a sentence', () => {
    expect(describeType('InterviewStatusChanged')).toBe('Interview status changed');
    expect(subjectOf(told.job(jobId, 'JobPublished'))).toBeNull();
  });

  it('given a text that no database holds, when it is told, then what can be held of it is', () => {
    const said = told.interview(interviewId, 'InterviewCommented', { candidateId, comment: 'H\0m \ud800' });
    expect(auditValues(said)).toEqual({ added: { comment: 'Hm \ufffd' }, removed: null });
  });
});
