import { randomUUID } from 'node:crypto';
import { exampleUserId } from 'contracts/kernel/examples';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { jobDefaults } from 'contracts/recruiting/job/job.entity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const otherTenantId = randomUUID();

describe('where a file is used', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness();
  });
  afterAll(() => service.close());

  const video = async (tenantId?: string) => {
    const fileId = randomUUID();
    const named = { name: 'welcome.mp4', originalName: 'welcome.mp4', folderId: systemFolders.root };
    const sent = { kind: 'attachment', size: 9, sha256: '0'.repeat(64), uploadedBy: exampleUserId, answer: null };
    await service.append('file', fileId, [{ type: 'FileCreated', data: { fileId, ...named, ...sent } }], tenantId);
    return fileId;
  };
  const step = (videoFileId: string | null, attached: string[] = []) => ({
    ...{ id: randomUUID(), name: 'Welcome', description: '', videoFileId, videoUrl: null, videoSeconds: 60 },
    attachments: attached.map((fileId) => ({ id: randomUUID(), name: 'Plan', fileId })),
    ...{ requiredPercent: null, questions: [] },
  });
  const uses = async (fileId: string, options: Parameters<Harness['get']>[1]) =>
    (await service.get(`/api/tenant/files/${fileId}/uses`, options)).body;

  it('given files in the policies folder, one that a lesson shows and one that is gone, when asked of all at once, then each place is named once, and what is gone is used nowhere (FILE-39)', async () => {
    const [shown, lessonId] = [await video(), randomUUID()];
    const named = { originalName: 'a.pdf', kind: 'attachment', size: 9, sha256: '0'.repeat(64), answer: null };
    const policies = [randomUUID(), randomUUID()];
    for (const fileId of policies) {
      const data = { fileId, name: 'a.pdf', folderId: systemFolders.policies, ...named, uploadedBy: exampleUserId };
      await service.append('file', fileId, [{ type: 'FileCreated', data }]);
    }
    const data = { trainingLessonId: lessonId, name: 'Second day', steps: [step(shown)], source: null };
    const minPosition = await service.append('trainingLesson', lessonId, [{ type: 'TrainingLessonCreated', data }]);
    const usesOf = async (ids: string[]) => {
      const query = new URLSearchParams({ ids: JSON.stringify(ids) });
      return (await service.get(`/api/tenant/file-uses?${query}`, { minPosition })).body;
    };
    const foreign = await video(otherTenantId);
    expect(await usesOf([...policies, shown, randomUUID(), foreign])).toEqual([
      { by: 'policies', id: systemFolders.policies, name: null },
      { by: 'lesson', id: lessonId, name: 'Second day' },
    ]);
    expect(await usesOf([foreign])).toEqual([]);
  });

  it('given lessons, jobs and programs, when asked, then each that shows it is named, also by what of it was published; others are not (FILE-17)', async () => {
    const [fileId, other] = [await video(), await video()];
    const [lessonId, jobId, programId] = [randomUUID(), randomUUID(), randomUUID()];
    const lesson = (type: string, data: object) =>
      service.append('trainingLesson', lessonId, [{ type, data: { trainingLessonId: lessonId, ...data } }]);
    await lesson('TrainingLessonCreated', { name: 'First day', steps: [step(fileId, [other])], source: null });
    await service.append('job', jobId, [
      {
        type: 'JobCreated',
        data: {
          ...jobDefaults,
          ...{ jobId, title: 'Driver', slug: 'driver', location: 'Lisbon', country: 'PT', isRestricted: true },
          steps: [
            {
              ...{ id: randomUUID(), name: 'Video', instructions: '', instructionsVideoId: fileId },
              ...{ questionSetId: randomUUID(), questionSetRevision: 1 },
            },
          ],
        },
      },
    ]);
    let minPosition = await service.append('trainingProgram', programId, [
      {
        type: 'TrainingProgramCreated',
        data: {
          ...{ trainingProgramId: programId, name: 'Welcome', description: '', thumbnailId: null },
          ...{ instructionsVideoId: fileId, deadlineDays: null, deadlineHours: null, isSequential: false },
          ...{ hasCertificate: false, passPercent: 80, certificateMonths: null, renewsCertificate: false },
          ...{ lessonIds: [lessonId], labelIds: [] },
        },
      },
    ]);
    const found = await uses(fileId, { minPosition });
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { by: 'lesson', id: lessonId, name: 'First day' },
        { by: 'program', id: programId, name: 'Welcome' },
        { by: 'job', id: jobId, name: null },
      ]),
    );
    expect(await uses(other, { minPosition })).toEqual([{ by: 'lesson', id: lessonId, name: 'First day' }]);

    await lesson('TrainingLessonPublished', {
      lessonVersion: 1,
      note: '',
      name: 'First day',
      steps: [step(fileId, [other])],
    });
    minPosition = await lesson('TrainingLessonChanged', {
      from: { steps: [step(fileId, [other])] },
      to: { steps: [step(null)] },
    });
    expect(await uses(other, { minPosition })).toEqual([{ by: 'lesson', id: lessonId, name: 'First day' }]);
  });

  it('given a file of another company that this one names, when asked there, then nothing of this one is told', async () => {
    const fileId = await video(otherTenantId);
    const lessonId = randomUUID();
    const minPosition = await service.append('trainingLesson', lessonId, [
      {
        type: 'TrainingLessonCreated',
        data: { trainingLessonId: lessonId, name: 'Ours', steps: [step(fileId)], source: null },
      },
    ]);
    expect(await uses(fileId, { minPosition, tenantId: otherTenantId })).toEqual([]);
    expect((await service.get(`/api/tenant/files/${fileId}/uses`, { minPosition })).status).toBe(404);
  });

  it('given a folder with a used file in a folder below it, when asked before it is deleted, then the use is named, and of other files none (FILE-17)', async () => {
    const [outer, inner, empty] = [randomUUID(), randomUUID(), randomUUID()];
    const make = (folderId: string, parentId: string) =>
      service.append('folder', folderId, [{ type: 'FolderCreated', data: { folderId, name: 'Films', parentId } }]);
    await make(outer, systemFolders.root);
    await make(inner, outer);
    await make(empty, systemFolders.root);
    const [used, unused] = [await video(), await video()];
    for (const fileId of [used, unused])
      await service.append('file', fileId, [
        { type: 'FileMoved', data: { fileId, from: systemFolders.root, to: inner } },
      ]);
    const lessonId = randomUUID();
    const minPosition = await service.append('trainingLesson', lessonId, [
      {
        type: 'TrainingLessonCreated',
        data: { trainingLessonId: lessonId, name: 'Hoisting', steps: [step(used)], source: null },
      },
    ]);
    const of = async (id: string) => (await service.get(`/api/tenant/folders/${id}/uses`, { minPosition })).body;
    expect(await of(outer)).toEqual([{ by: 'lesson', id: lessonId, name: 'Hoisting' }]);
    expect(await of(empty)).toEqual([]);
    expect((await service.get(`/api/tenant/folders/${randomUUID()}/uses`, { minPosition })).status).toBe(404);
  });
});
