import { describe, expect, it } from 'vitest';
import { derivedId } from '#contracts/kernel/id';
import { actionEvents } from './event-action.choices.ts';
import { storedAs, triggers, triggersOf } from './event-action.triggers.ts';

const id = derivedId('record');
const happened = (type: string, data: object) =>
  triggersOf({ type, data, metadata: { actor: { type: 'user', id } } } as never).map(({ event, recordId }) => [
    event,
    recordId,
  ]);

describe('what rules may follow', () => {
  it('given all stored events that rules follow from, when looked at, then history is asked for just these', () => {
    const asked = new Set(actionEvents.flatMap((event) => storedAs[event].types));
    expect([...asked].toSorted()).toEqual(Object.keys(triggers).toSorted());
  });

  it.each([
    ['LiveInterviewCreated', { liveInterviewId: id, startsAt: '2026-03-02T09:00:00.000Z' }, 'live-planned'],
    ['LiveInterviewSlotChosen', { liveInterviewId: id }, 'live-planned'],
    ['LiveInterviewChanged', { liveInterviewId: id, to: { startsAt: '2026-03-03T09:00:00.000Z' } }, 'live-moved'],
    ['LiveInterviewAnswered', { liveInterviewId: id, answer: 'yes' }, 'live-accepted'],
    ['LiveInterviewAnswered', { liveInterviewId: id, answer: 'no' }, 'live-declined'],
    ['LiveInterviewCancelled', { liveInterviewId: id }, 'live-cancelled'],
    ['InterviewReviewSubmitted', { interviewReviewId: id }, 'review-submitted'],
    ['ResponseSubmitted', { interviewId: id, handedInAt: null }, 'response-submitted'],
    ['CandidateDocumentAdded', { candidateId: id }, 'document-added'],
    ['CandidateAssigned', { candidateId: id, assigneeId: id, teamId: null }, 'candidate-assigned'],
    ['CandidateUnassigned', { candidateId: id }, 'candidate-unassigned'],
    ['JobUnpublished', { jobId: id }, 'job-unpublished'],
    ['ContractCreated', { contractId: id }, 'contract-sent'],
    ['PendingHireDeclined', { pendingHireId: id }, 'hire-declined'],
    ['PendingHireWithdrawn', { pendingHireId: id }, 'hire-withdrawn'],
    ['ContractSigned', { contractId: id, isLast: true }, 'contract-signed'],
    ['ContractDeclined', { contractId: id }, 'contract-declined'],
    ['ContractExpired', { contractId: id }, 'contract-expired'],
    ['TrainingAssignmentCreated', { trainingAssignmentId: id }, 'training-assigned'],
    ['TrainingLessonStarted', { trainingAssignmentId: id }, 'training-started'],
    ['TrainingCompleted', { trainingAssignmentId: id, unreviewed: 2 }, 'training-completed'],
    ['TrainingExpired', { trainingAssignmentId: id }, 'training-expired'],
    ['TrainingCertificateCreated', { trainingCertificateId: id }, 'certificate-issued'],
    ['TrainingCertificateExpiring', { trainingCertificateId: id }, 'certificate-expiring'],
    ['TrainingCertificateExpired', { trainingCertificateId: id }, 'certificate-expired'],
    ['DocumentAcknowledged', { acknowledgementId: id }, 'handbook-acknowledged'],
    ['AcknowledgementOverdue', { acknowledgementId: id }, 'handbook-overdue'],
  ])('given %s with %j, when it happens, then rules of %s follow', (type, data, event) => {
    expect(happened(type, data)).toEqual([[event, id]]);
  });

  it('given a training of which nothing waits for a review, when it is completed or reviewed, then its record says whether it was passed', () => {
    const judged = [
      ['training-passed', id],
      ['training-not-passed', id],
    ];
    expect(happened('TrainingCompleted', { trainingAssignmentId: id, unreviewed: 0 })).toEqual([
      ['training-completed', id],
      ...judged,
    ]);
    expect(happened('TrainingReviewed', { trainingAssignmentId: id })).toEqual(judged);
  });

  it('given times that are offered, a signature that others are still to follow, or answers as they were handed in before, when it happens, then no rule follows yet', () => {
    expect(happened('LiveInterviewCreated', { liveInterviewId: id, startsAt: null })).toEqual([]);
    expect(happened('LiveInterviewChanged', { liveInterviewId: id, to: { minutes: 30 } })).toEqual([]);
    expect(happened('LiveInterviewChanged', { liveInterviewId: id, to: { startsAt: null } })).toEqual([]);
    expect(happened('ContractSigned', { contractId: id, isLast: false })).toEqual([]);
    expect(happened('ResponseSubmitted', { interviewId: id, handedInAt: '2026-03-02T09:00:00.000Z' })).toEqual([]);
  });
});
