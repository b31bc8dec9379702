import { randomUUID } from 'node:crypto';
import { derivedId } from 'contracts/kernel/id';
import { EXPORT_PAGE, type HandbookKind } from 'contracts/training/handbook/handbook.choices';
import { handbookDefaults } from 'contracts/training/handbook/handbook.fields';
import { documentFromMarkdown } from 'contracts/training/markdown/document-markdown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

type Answer = { files: { path: string; text: string }[]; next: string | null };
type More = { tenantId?: string; kind?: HandbookKind; teamId?: string | null };

describe('the handbook as files of Markdown', () => {
  const tenantId = randomUUID();
  let service: Harness;
  beforeAll(async () => {
    service = await openHarness();
  });
  afterAll(() => service.close());

  const imported = async (path: string, text: string, { kind = 'sop', teamId = null, ...more }: More = {}) => {
    const handbookDocumentId = randomUUID();
    const { kind: _, ...content } = documentFromMarkdown({ path, text });
    const data = { ...handbookDefaults, ...content, handbookDocumentId, kind, teamId };
    const type = 'HandbookDocumentCreated';
    const owner = more.tenantId ?? tenantId;
    const minPosition = await service.append('handbookDocument', handbookDocumentId, [{ type, data }], owner);
    return { id: handbookDocumentId, minPosition };
  };
  const exported = async (query: string, minPosition: string): Promise<Answer> => {
    const answer = await service.get(`/api/tenant/handbook-markdown?${query}`, { tenantId, minPosition });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('given more drafts than a page holds, when they are exported, then every file is there once and as it was imported (HBK-10)', async () => {
    const names = Array.from({ length: EXPORT_PAGE + 1 }, (_, at) => `Step ${String(at).padStart(2, '0')}`);
    const texts = new Map(names.map((name) => [`yard/${name}.md`, `# ${name}\n\nWhy.\n\n## One\n\n*Now*.\n`]));
    for (const [path, text] of texts) await imported(path, text);
    const archived = await imported('old.md', '# A0 old\n');
    const { minPosition } = await imported('rules.md', '# Rules\n\nNone.\n', { kind: 'policy' });
    await imported('foreign.md', '# A foreign one\n', { tenantId: randomUUID() });
    const last = await service.append(
      'handbookDocument',
      archived.id,
      [{ type: 'HandbookDocumentArchived', data: { handbookDocumentId: archived.id } }],
      tenantId,
    );
    const first = await exported('kind=procedure', last);
    const second = await exported(`kind=procedure&after=${first.next}`, last);
    expect([first.files.length, second.files.length, second.next]).toEqual([EXPORT_PAGE, 1, null]);
    expect(new Map([...first.files, ...second.files].map(({ path, text }) => [path, text]))).toEqual(texts);
    expect((await exported('kind=policy', minPosition)).files).toEqual([
      { path: 'rules.md', text: '# Rules\n\nNone.\n' },
    ]);
  });

  it('given a team, when its documents are exported, then they are its own alone', async () => {
    const teamId = derivedId('a team of the yard');
    const { minPosition } = await imported('keys.md', '# Keys\n', { teamId });
    expect((await exported(`kind=procedure&teamId=${teamId}`, minPosition)).files).toMatchObject([{ path: 'keys.md' }]);
  });

  it('given a query that is none, when asked, then it says which field', async () => {
    const { status, body } = await service.get('/api/tenant/handbook-markdown?kind=all', { tenantId });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['kind']]);
  });
});
