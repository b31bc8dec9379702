import { exampleTenantId, exampleUserId as userId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { certificateExpiry, certificateNotice } from './certificate.due.ts';

const trainingCertificateId = derivedId('a certificate of due work');
const [noticeAt, expiresAt] = ['2027-02-01T06:00:00.000Z', '2027-03-03T06:00:00.000Z'];
const momentsOf = (due: typeof certificateNotice, type: string, data: object = {}) =>
  decideDue([due], [recorded(type, { trainingCertificateId, userId, ...data }, { version: 1 })]).changes.map(
    ({ at }) => at,
  );

describe('moments of a certificate', () => {
  it('given one with an end, when it is issued and withdrawn, then notice and end follow, and neither; of one without, nothing (TRA-53)', () => {
    const created = { noticeAt, expiresAt };
    expect(momentsOf(certificateNotice, 'TrainingCertificateCreated', created)).toEqual([noticeAt]);
    expect(momentsOf(certificateExpiry, 'TrainingCertificateCreated', created)).toEqual([expiresAt]);
    for (const due of [certificateNotice, certificateExpiry]) {
      expect(momentsOf(due, 'TrainingCertificateCreated', { noticeAt: null, expiresAt: null })).toEqual([]);
      expect(momentsOf(due, 'TrainingCertificateWithdrawn')).toEqual([null]);
    }
    const item = { name: 'x', tenantId: exampleTenantId, subject: trainingCertificateId, at: noticeAt };
    expect(certificateNotice.command(item)).toMatchObject({
      type: 'AnnounceCertificateExpiry',
      data: { dueAt: noticeAt },
    });
    expect(certificateExpiry.command(item)).toMatchObject({
      type: 'ExpireTrainingCertificate',
      data: { dueAt: noticeAt },
    });
  });
});
