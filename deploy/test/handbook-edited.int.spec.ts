import { login } from 'contracts/identity/session/session.endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { handbookPages } from '#deploy/test/handbook.fixture';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';

const documents = '/api/tenant/handbook-documents';
const VERSIONS = 10;
type Editor = { token: string };

let product: RunningProduct;
let editors: Editor[];
beforeAll(async () => {
  product = await openDemoProduct();
  const owner = await product.clientOf('admin@harbor.example', 'harbor');
  const hired = [1, 2, 3].map((at) => `editor-${at}@harbor.example`);
  for (const email of hired)
    await owner.request('POST', '/api/tenant/users', {
      body: { name: 'Editor', email, password: DEMO_PASSWORD, roles: ['Trainer'] },
    });
  const emails = ['admin@harbor.example', 'trainer@harbor.example', ...hired];
  editors = await Promise.all(
    emails.map(async (email) => {
      const { data } = await product.visitor().client.call(login, { body: { email, password: DEMO_PASSWORD } });
      return { token: data.token };
    }),
  );
}, 120_000);
afterAll(() => product.close());

type Asked = { method?: string; path: string; body?: object; version?: number; position?: string };
const ask = async <T>({ token }: Editor, { method = 'GET', path, body, version, position }: Asked) => {
  const answer = await fetch(`${product.baseUrl}${path}`, {
    method,
    headers: {
      ...{ Authorization: `Bearer ${token}`, 'X-Tenant': 'harbor' },
      ...(body && { 'Content-Type': 'application/json' }),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
      ...(position && { 'X-Min-Position': position }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = (await answer.json()) as T & { version: number; code?: string };
  return { status: answer.status, body: read, position: answer.headers.get('X-Position') ?? '' };
};

describe('a handbook that several people work on', () => {
  it('given pages that came in, when five edit one at once for ten versions and the first is restored, then nobody wrote over anybody, and the same Markdown goes out (HBK-3, HBK-10, API-8)', async () => {
    const [chief] = editors as [Editor];
    const pages = handbookPages('by-five');
    const files = pages.map(({ path, text }) => ({ path, text }));
    const came = await ask<{ documents: { id: string; path: string }[] }>(chief, {
      ...{ method: 'POST', path: `${documents}/import`, body: { kind: 'sop', files } },
    });
    expect(came.status).toBe(201);
    const id = came.body.documents.find(({ path }) => path === pages[0]?.path)?.id ?? '';
    const path = `${documents}/${id}`;
    const exported = async (position: string) => {
      const at = '/api/tenant/handbook-markdown?kind=procedure';
      const { body } = await ask<{ files: { path: string; text: string }[] }>(chief, { path: at, position });
      return pages.map((page) => body.files.find((one) => one.path === page.path)?.text);
    };
    const inAsOut = pages.map(({ text }) => text);
    expect(await exported(came.position)).toEqual(inAsOut);

    const publish = () => ask(chief, { method: 'POST', path: `${path}/publish`, body: { note: 'Edited' } });
    let { body, position } = await publish();
    const lost: (string | undefined)[] = [];
    for (let round = 2; round <= VERSIONS; round += 1) {
      const version = body.version;
      const answers = await Promise.all(
        editors.map((editor, at) =>
          ask<{ summary: string }>(editor, {
            ...{ method: 'PATCH', path, body: { summary: `Round ${round} of editor ${at}` }, version },
          }),
        ),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      lost.push(...answers.filter((one) => one !== won[0]).map((one) => one.body.code));
      const kept = await ask<{ summary: string }>(chief, { path, position: won[0]?.position ?? '' });
      expect(kept.body.summary).toBe(won[0]?.body.summary);
      ({ body, position } = await publish());
    }
    const told = lost.filter((code) => code === 'stale-record' || code === 'concurrent-change');
    expect([lost.length, told.length]).toEqual([(VERSIONS - 1) * 4, lost.length]);
    const versions = await ask<{ version: number }[]>(chief, { path: `${path}/versions`, position });
    expect(versions.body.map((one) => one.version)).toEqual([...Array(VERSIONS).keys()].map((at) => VERSIONS - at));

    const restored = await ask(chief, { method: 'POST', path: `${path}/restore`, body: { version: 1 } });
    expect(await exported(restored.position)).toEqual(inAsOut);
  }, 60_000);
});
