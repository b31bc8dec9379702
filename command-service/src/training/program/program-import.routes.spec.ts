import { derivedId } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const importing = '/api/tenant/training-programs/import';
let app: SpecApp;
beforeEach(() => {
  app = specApp();
});
const files = [
  { path: 'book/2-bends.md', text: '# Bends\n\nTwo.\n\n## Sheet bend\n\n![x](y.png)\n' },
  { path: 'book/1-knots.md', text: '---\ntitle: Knots\n---\n\nOne.\n' },
];
const send = (body: object, role: 'Owner' | 'Recruiter' = 'Owner') =>
  app.as(role)('post', importing, { name: 'Ropes', ...body });

describe('import of a program', () => {
  it('given files, when they are imported, then lessons and a program are drafts that can be published (TRA-30)', async () => {
    const { status, body } = await send({ files });
    expect([status, body.name, body.publication, body.lessonIds]).toEqual([
      ...[201, 'Ropes', 'draft'],
      body.lessons.map(({ id }: { id: string }) => id),
    ]);
    expect(body.lessons).toMatchObject([
      { path: '1-knots.md', name: 'Knots', steps: 1, isConfirmed: true, notes: [] },
      { path: '2-bends.md', name: 'Bends', steps: 2, notes: [{ kind: 'image', count: 1, line: 7 }] },
    ]);
    const published = await app.owner('post', `/api/tenant/training-programs/${body.id}/publish`, {});
    expect(published.body.publishedLessons).toMatchObject([{ name: 'Knots' }, { name: 'Bends' }]);
  });

  it('given the same key again, when a request is repeated, then nothing is there twice', async () => {
    const asked = () => app.owner('post', importing, { name: 'Ropes', files }).set('Idempotency-Key', 'import-1');
    const [once, again] = [await asked(), await asked()];
    expect([again.status, again.body.lessonIds]).toEqual([201, once.body.lessonIds]);
  });

  it('given files and labels of another company, when imported, then they are left out and named', async () => {
    const nothing = derivedId('nothing');
    const text = `---\npicture: ${nothing}\nlabels:\n  - ${nothing}\n---\n`;
    const lesson = `# A\n\n\`\`\`step\nvideo-file: ${nothing}\nseconds: 9\nwatch-percent: 50\nattachment: x y\n\`\`\`\n`;
    const { status, body } = await send({
      files: [
        { path: 'program.md', text },
        { path: 'a.md', text: lesson },
      ],
    });
    expect([status, body.thumbnailId, body.labelIds]).toEqual([201, null, []]);
    expect(body.left).toEqual([
      ...[
        { path: 'program.md', what: 'label' },
        { path: 'program.md', what: 'file' },
      ],
      ...[
        { path: 'a.md', what: 'file' },
        { path: 'a.md', what: 'file' },
      ],
    ]);
  });

  it.each([
    ['none', { files: [] }, 'files', 'files-required'],
    ['no lesson', { files: [{ path: 'program.md', text: '' }] }, 'files', 'files-required'],
    ['a picture', { files: [{ path: 'a.png', text: '' }] }, 'files.0.path', 'file-not-markdown'],
    ['one twice', { files: [files[0], files[0]] }, 'files.1.path', 'file-repeated'],
    ['a NUL', { files: [{ path: 'a.md', text: 'x\0y' }] }, 'files.0.text', 'lesson-file-invalid'],
    ['half a sign', { files: [{ path: 'a.md', text: '\ud800' }] }, 'files.0.text', 'lesson-file-invalid'],
    [
      'too much in a step',
      { files: [{ path: 'a.md', text: 'x '.repeat(30_000) }] },
      'files.0.text',
      'lesson-file-invalid',
    ],
    ['a colon', { files: [{ path: 'a:b.md', text: 'x' }] }, 'files.0.text', 'lesson-file-invalid'],
    [
      'a question without a right choice',
      { files: [{ path: 'a.md', text: '```question\nA?\n\n- [ ] b\n- [ ] c\n```' }] },
      'files.0.text',
      'lesson-file-invalid',
    ],
    [
      'no such type',
      { files: [{ path: 'a.md', text: '```question\nA?\n\ntype: x\n```' }] },
      'files.0.text',
      'lesson-file-invalid',
    ],
    [
      'a description without end',
      { files: [{ path: 'program.md', text: 'x '.repeat(3_000) }, files[0]] },
      'files',
      'program-file-invalid',
    ],
  ])('given %s, when imported, then the field says so, and nothing is there', async (_, body, field, code) => {
    const answer = await send(body);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [code] }]);
  });

  it('given paths that lead elsewhere, when imported, then they stay in the folder', async () => {
    const { body } = await send({
      files: [
        { path: '../../etc/x.md', text: 'x' },
        { path: 'y.md', text: 'y' },
      ],
    });
    expect(body.lessons.map(({ path }: { path: string }) => path)).toEqual(['etc/x.md', 'y.md']);
    const steps = [{ id: derivedId('s'), name: 'a' }];
    const source = { path: '../x.md', frontMatter: null, isTitled: false };
    const made = await app.owner('post', '/api/tenant/training-lessons', { name: 'a', steps, source });
    expect([made.status, made.body.errors]).toMatchObject([422, { 'source.path': ['path-invalid'] }]);
  });
});
