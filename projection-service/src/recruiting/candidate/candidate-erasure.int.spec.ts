import { randomUUID } from 'node:crypto';
import { exampleUserId } from 'contracts/kernel/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

describe('what is left of a candidate, and what they are given', () => {
  let service: Harness;
  let story: ReturnType<typeof storyOf>;
  beforeAll(async () => {
    service = await openHarness();
    story = storyOf(service);
    await story.user(exampleUserId, 'Rita Recruiter');
  });
  afterAll(() => service.close());

  const happen = (candidateId: string, type: string, data: object = {}) =>
    service.append('candidate', candidateId, [{ type, data: { candidateId, ...data } }]);
  const certificate = (id: string, minPosition: string, tenantId?: string) =>
    service.get(`/api/tenant/candidates/${id}/erasure-certificate`, { minPosition, ...(tenantId && { tenantId }) });
  const interviewed = async (firstName: string, lastName: string) => {
    const { id: jobId } = await story.job('Rigger');
    const { id } = await story.candidate(firstName, lastName);
    const { id: interviewId } = await story.interview(id, jobId);
    return { id, interviewId, last: await story.move(interviewId, id, 'rejected', 'Too far from the yard') };
  };

  it('given somebody who was erased, when the certificate is asked for, then it says what, when and by whom, and nothing of who they were', async () => {
    const { id, last } = await interviewed('Zacharias', 'Quillfeather');
    expect((await certificate(id, last)).status).toBe(404);
    const erased = await happen(id, 'CandidateErased');
    const { body, text } = await certificate(id, erased);
    expect(body).toMatchObject({
      candidateId: id,
      actorType: 'user',
      actorName: 'Rita Recruiter',
      isUnreadable: true,
      documents: [],
      others: [],
      erased: [
        { event: 'CandidateCreated', count: 1 },
        { event: 'InterviewStatusChanged', count: 1 },
      ],
      kept: [
        { event: 'InterviewCreated', count: 1 },
        { event: 'CandidateErased', count: 1 },
      ],
    });
    expect(text).not.toMatch(/zacharias|quillfeather|too far/i);
    const { body: byNumber } = await service.get(`/api/tenant/erasure-certificates/${body.id}`, {
      minPosition: erased,
    });
    expect({ ...byNumber, checkedAt: '' }).toEqual({ ...body, checkedAt: '' });
    expect((await certificate(id, erased, randomUUID())).status).toBe(404);
    expect((await service.get(`/api/tenant/erasure-certificates/${randomUUID()}`, {})).status).toBe(404);
  });

  it('given a contract that all have signed and one that is open, when they are erased, then the one stays readable as proof and is told apart, and nothing is said to be gone that is not', async () => {
    const { id, last } = await interviewed('Sunniva', 'Tveit');
    const sha256 = 'a'.repeat(64);
    const [signedId, openId, signerId] = [randomUUID(), randomUUID(), randomUUID()];
    const contract = (contractId: string, events: { type: string; data: object }[]) => {
      const signers = [
        { id: signerId, roleId: randomUUID(), role: 'Employee', name: 'Sunniva Tveit', email: 's@mail.example' },
      ];
      const data = {
        ...{ templateId: randomUUID(), candidateId: id, jobId: null, pendingHireId: null, title: 'Terms', message: '' },
        ...{
          locale: 'en-us',
          isOrdered: true,
          signers,
          signerIds: [signerId],
          codes: [],
          fields: [],
          sentBy: exampleUserId,
        },
        ...{ document: { path: 'contracts/one', sha256, bytes: 9, pages: 1 }, remindEveryDays: null },
        expiresAt: '2099-01-01T00:00:00.000Z',
      };
      const all = [{ type: 'ContractCreated', data }, ...events];
      return service.append(
        'contract',
        contractId,
        all.map(({ type, data }) => ({ type, data: { contractId, ...data } })),
      );
    };
    const signature = { kind: 'drawn', sha256 };
    await contract(signedId, [
      {
        type: 'ContractSigned',
        data: { signerId, sha256, values: [], signature, signatureBytes: 7, address: null, isLast: true },
      },
    ]);
    await contract(openId, []);
    await service.append('candidate', id, [{ type: 'CandidateErased', data: { candidateId: id } }]);
    // The open one waits for its job: until then something can be read that is no proof.
    expect((await certificate(id, last)).body).toMatchObject({ isUnreadable: false });
    const gone = await service.append('contract', openId, [{ type: 'ContractErased', data: { contractId: openId } }]);
    const { body, text } = await certificate(id, gone);
    expect(body.isUnreadable).toBe(true);
    const counted = (lines: { event: string; count: number }[]) =>
      Object.fromEntries(lines.map(({ event, count }) => [event, count]));
    expect(counted(body.proof)).toEqual({ ContractCreated: 1, ContractSigned: 1 });
    expect(counted(body.erased)).toMatchObject({ CandidateCreated: 1, ContractCreated: 1 });
    expect(counted(body.kept)).toMatchObject({ InterviewCreated: 1, ContractErased: 1 });
    expect(body.documents).toEqual([{ id: signedId, signedAt: expect.any(String), sha256 }]);
    expect(text).not.toMatch(/sunniva|tveit/i);
  });

  it('given a run about them and what was said in it, when they are erased, then the certificate counts its words, and none can be read', async () => {
    const { id } = await story.candidate('Ines', 'Vasconcelos');
    const [processRunId, stepId] = [randomUUID(), randomUUID()];
    const of = { processRunId, subjectId: id };
    const plan = { stepId, userId: null, teamId: null, dueOn: null, dueDays: null, dueAt: null, remindAt: null };
    const data = {
      ...{ ...of, documentId: randomUUID(), name: 'Welcome Ines', userId: exampleUserId, startsOn: '2026-03-02' },
      ...{
        dueOn: null,
        dueDays: null,
        candidateId: id,
        steps: [plan],
        handbookVersion: 1,
        dueAt: null,
        remindAt: null,
      },
      ...{ outline: { kind: 'process', name: 'Welcome', steps: [{ id: stepId, name: 'Keys', checks: [] }] } },
      ...{ creatorId: exampleUserId },
    };
    const said = { ...of, commentId: randomUUID(), stepId, by: exampleUserId, text: 'Ines has the blue key' };
    await service.append('processRun', processRunId, [
      { type: 'ProcessRunCreated', data },
      { type: 'RunCommented', data: said },
      { type: 'RunCommented', data: { ...said, commentId: randomUUID() } },
      { type: 'ProcessRunCancelled', data: { ...of, by: exampleUserId, reason: 'Ines is ill' } },
    ]);
    const last = await happen(id, 'CandidateErased');
    const { body, text } = await certificate(id, last);
    expect(body.isUnreadable).toBe(true);
    expect(body.erased).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'ProcessRunCreated', count: 1 }),
        expect.objectContaining({ event: 'RunCommented', count: 2 }),
        expect.objectContaining({ event: 'ProcessRunCancelled', count: 1 }),
      ]),
    );
    expect(text).not.toMatch(/ines|blue key/i);
  });

  it('given a record that was merged into another, when both are erased, then the certificate of the one names that of the other', async () => {
    const { id } = await story.candidate('Kari', 'Solberg');
    const { id: otherId } = await story.candidate('Karianne', 'Solberg');
    await happen(otherId, 'CandidateMergedInto', { intoId: id, fields: [] });
    await happen(id, 'CandidateMerged', { otherId, fields: [], to: {} });
    await happen(otherId, 'CandidateErased');
    const last = await happen(id, 'CandidateErased');
    const other = await certificate(otherId, last);
    expect((await certificate(id, last)).body.others).toEqual([{ id: other.body.id, candidateId: otherId }]);
  });

  it('given a candidate with interviews and own fields, when they are given a copy, then it holds all of it by its names, without the staff', async () => {
    const { id } = await interviewed('Ola', 'Nordmann');
    const [fieldId, optionId, labelId] = [randomUUID(), randomUUID(), randomUUID()];
    const field = { name: 'Boat', appliesTo: 'candidate', kind: 'choice', hint: '' };
    await service.append('customField', fieldId, [
      {
        type: 'CustomFieldCreated',
        data: { customFieldId: fieldId, ...field, options: [{ id: optionId, name: 'Sloop', isRetired: false }] },
      },
    ]);
    const label = {
      name: 'Sailor',
      description: '',
      backgroundColor: '#000000',
      fontColor: '#ffffff',
      scopeId: randomUUID(),
    };
    await service.append('label', labelId, [{ type: 'LabelCreated', data: { labelId, ...label } }]);
    await happen(id, 'CandidateLabelled', { labelId });
    const changed = await happen(id, 'CandidateChanged', {
      from: { custom: {} },
      to: { custom: { [fieldId]: optionId } },
    });
    const candidateMailId = randomUUID();
    const about = { candidateMailId, candidateId: id, interviewId: null, jobId: null };
    await service.append('candidateMail', candidateMailId, [
      {
        type: 'CandidateMailWritten',
        data: {
          ...{
            ...about,
            templateId: null,
            locale: 'en-us',
            to: 'ola@mail.example',
            subject: 'Monday',
            content: 'Come at nine.',
          },
          ...{ attachmentIds: [], kind: 'letter', isHeld: false, decision: null, decidedAt: null },
        },
      },
    ]);
    const answerId = randomUUID();
    const answer = {
      from: 'ola@mail.example',
      subject: 'Re: Monday',
      content: 'I shall.',
      files: [],
      isAutomatic: false,
    };
    await service.append('candidateMail', answerId, [
      {
        type: 'CandidateMailReceived',
        data: { ...about, candidateMailId: answerId, answersId: candidateMailId, ...answer },
      },
    ]);
    const pendingHireId = randomUUID();
    const hire = {
      ...{ pendingHireId, candidateId: id, jobId: null, interviewId: null, jobTitle: 'Rigger', startsOn: '2026-05-04' },
      ...{ timeZone: 'UTC', managerId: exampleUserId, teamId: null, checklistId: null, checklist: [] },
    };
    await service.append('pendingHire', pendingHireId, [
      { type: 'PendingHireCreated', data: hire },
      { type: 'PendingHireNoted', data: { pendingHireId, candidateId: id, notes: 'Needs boots' } },
    ]);
    // It is not handed out before somebody says so, nor long after.
    const unrecorded = { status: 409, body: { code: 'candidate-copy-unrecorded' } };
    expect(await service.get(`/api/tenant/candidates/${id}/copy`, { minPosition: changed })).toMatchObject(unrecorded);
    const early = await happen(id, 'CandidateExported');
    expect(await service.get(`/api/tenant/candidates/${id}/copy`, { minPosition: early })).toMatchObject(unrecorded);
    const last = await service.handOut(id);
    expect(
      await service.get(`/api/tenant/candidates/${id}/copy`, { minPosition: last, userId: randomUUID() }),
    ).toMatchObject(unrecorded);
    const { body, text } = await service.get(`/api/tenant/candidates/${id}/copy`, { minPosition: last });
    expect(body).toMatchObject({
      records: [{ firstName: 'Ola', labels: ['Sailor'], ownFields: { Boat: 'Sloop' } }],
      mails: [
        { to: 'ola@mail.example', subject: 'Monday', content: 'Come at nine.' },
        { from: 'ola@mail.example', content: 'I shall.' },
      ],
      hires: [{ jobTitle: 'Rigger', startsOn: '2026-05-04', notes: 'Needs boots', status: 'preparing' }],
      ...{ contracts: [], applications: [] },
      interviews: [{ job: 'Rigger', status: 'rejected', log: [{ to: 'rejected', comment: 'Too far from the yard' }] }],
    });
    expect(body.history).toHaveLength(11);
    expect(text).not.toContain('Rita');
    expect((await service.get(`/api/tenant/candidates/${randomUUID()}/copy`, {})).status).toBe(404);
  });
});
