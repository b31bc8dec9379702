import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const documents = '/api/tenant/handbook-documents';
const files = [
  { path: 'book/rigging.md', text: '# Rigging\n\nWhy.\n\n## Mast\n\nTwo people.\n\n## Sails\n\n![x](y.png)\n' },
  { path: 'book/yard/keys.md', text: '---\nkind: process\n---\n\nWho has them.\n' },
];

let app: SpecApp;
beforeEach(() => {
  app = specApp();
});
const send = (body: object, role: 'Owner' | 'Recruiter' = 'Owner') =>
  app.as(role)('post', `${documents}/import`, { kind: 'sop', ...body });
const faultOf = async (body: object) => {
  const { status, body: problem } = await send(body);
  return [status, problem.errors, problem.detail];
};

describe('import of the handbook', () => {
  it('given files, when they are imported, then each is a draft that can be published (HBK-10)', async () => {
    const { status, body } = await send({ files });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      documents: [
        { path: 'rigging.md', name: 'Rigging', steps: 2, notes: [{ kind: 'image', count: 1, line: 11 }] },
        { path: 'yard/keys.md', name: 'Keys', steps: 1, notes: [] },
      ],
      left: [],
    });
    const [rigging, keys] = body.documents as { id: string }[];
    const published = await app.owner('post', `${documents}/${rigging?.id}/publish`, {});
    expect(published.body).toMatchObject({ kind: 'sop', summary: 'Why.', publishedVersion: 1 });
    expect((await app.owner('post', `${documents}/${keys?.id}/publish`, {})).body).toMatchObject({ kind: 'process' });
  });

  it('given the same key again, when a request is repeated, then nothing is there twice', async () => {
    const asked = () =>
      app.owner('post', `${documents}/import`, { kind: 'sop', files }).set('Idempotency-Key', 'handbook-1');
    const [once, again] = [await asked(), await asked()];
    expect([again.status, again.body.documents]).toEqual([201, once.body.documents]);
  });

  it('given an import that breaks off in the middle, when it is sent again under its key, then it goes on where it stopped (HBK-10)', async () => {
    const many = Array.from({ length: 5 }, (_, at) => ({
      path: `book/${at}.md`,
      text: `# Rule ${at}\n\n## Step\n\nText.\n`,
    }));
    const asked = () =>
      app.owner('post', `${documents}/import`, { kind: 'sop', files: many }).set('Idempotency-Key', 'handbook-2');
    const send = app.commands.handbookDocument;
    let left = 3;
    app.commands.handbookDocument = async (...sent) => {
      if (left === 0) throw new Error('The process ends here.');
      left -= 1;
      return send(...sent);
    };
    const [broken, brokenAgain] = [await asked(), await asked()];
    app.commands.handbookDocument = send;
    const createdIn = async (after = 0n): Promise<string[]> => {
      const { events, until } = await app.events.feed.read(after, 1_000, new Set(['HandbookDocumentCreated']));
      const names = events.map(({ data }) => (data as { name: string }).name);
      return until === after ? names : [...names, ...(await createdIn(until))];
    };
    expect([broken.status, brokenAgain.status, (await createdIn()).length]).toEqual([500, 500, 3]);
    const whole = await asked();
    expect([whole.status, whole.body.documents.length]).toEqual([201, 5]);
    expect(await createdIn()).toEqual(many.map((_, at) => `Rule ${at}`));
  });

  it('given files and lessons of another company, when imported, then they are left out and named (HBK-10)', async () => {
    const nothing = derivedId('nothing');
    const text = `## One\n\n\`\`\`step\npicture: ${nothing}\nattachment: no-id Plan\nlesson: ${nothing}\n\`\`\`\n`;
    const { status, body } = await send({
      files: [
        { path: 'a.md', text },
        { path: 'b.md', text: `---\nfile: ${nothing}\n---\n` },
      ],
    });
    expect([status, body.documents.length]).toEqual([201, 1]);
    expect(body.left).toEqual([
      ...['file', 'file', 'lesson'].map((what) => ({ path: 'a.md', what })),
      ...['file', 'document'].map((what) => ({ path: 'b.md', what })),
    ]);
  });

  it.each([
    ['two of one path', { files: [files[0], files[0]] }, { 'files.1.path': ['file-repeated'] }],
    ['a picture', { files: [{ path: 'a.png', text: '' }] }, { 'files.0.path': ['file-not-markdown'] }],
    ['nothing', { files: [] }, { files: ['files-required'] }],
    [
      'a test of another type',
      { files: [files[0], { path: 'book/b.md', text: '```question\nSay\n\ntype: text\n```\n' }] },
      { 'files.1.text': ['handbook-file-invalid'] },
    ],
    ['NUL', { files: [{ path: 'a.md', text: 'a\0b' }] }, { 'files.0.text': ['handbook-file-invalid'] }],
    ['a team of nobody', { files, teamId: derivedId('team') }, { teamId: ['handbook-team-unknown'] }],
  ])('given %s, when imported, then the file says so and nothing is created (HBK-10)', async (_, body, errors) => {
    const [status, said] = await faultOf(body);
    expect([status, said]).toEqual([422, errors]);
  });

  it('given somebody who may not write documents, when they import, then it is forbidden', async () => {
    expect((await send({ files }, 'Recruiter')).status).toBe(403);
  });
});
