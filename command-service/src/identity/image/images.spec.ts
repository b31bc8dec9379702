import { exampleCause, exampleGlobalCause, exampleTenantId } from 'contracts/kernel/examples';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const FAR = new Date('2100-01-01');

let on: SpecApp;
beforeEach(async () => {
  on = specApp();
  const data = { tenantId: exampleTenantId, name: 'Harbor', subdomain: 'harbor' };
  await on.commands.tenant(exampleTenantId, { type: 'RegisterTenant', data, metadata: exampleGlobalCause });
});
const filesOf = async (folder: string) => (await on.files.list(folder)).map(({ key }) => key);

describe('a process that died between file and event', () => {
  const owner = { owners: 'companies' as const, ownerId: exampleTenantId };
  const logo = (imageId: string) => ({ imageId, width: 9, height: 9 });
  /** Writes the file and a note of it as far as `say` lets it. */
  const dies = async (say: (imageId: string) => Promise<unknown>): Promise<string> => {
    let id = '';
    const kept = on.files.remove;
    on.files.remove = () => Promise.reject(new Error('gone'));
    await on.images
      .keep(owner, Buffer.from('x'), async (imageId) => {
        id = imageId;
        await say(imageId);
      })
      .catch(() => undefined);
    on.files.remove = kept;
    return `companies/${exampleTenantId}/${id}`;
  };

  it('given a file without an event, when an hour has gone by, then it is swept; until then it may still be under way', async () => {
    const file = await dies(() => Promise.reject(new Error('killed')));
    expect(await filesOf('unsettled')).toEqual([`unsettled/${file}`]);
    const justNow = new Date('2026-03-02T09:00:00.000Z');
    await on.images.sweep(justNow);
    expect(await on.files.exists(file)).toBe(true);
    await on.images.sweep(FAR);
    expect([await filesOf('companies'), await filesOf('unsettled')]).toEqual([[], []]);
  });

  it('given a file whose event was appended, when swept, then it stays and the note of it goes', async () => {
    const file = await dies((imageId) =>
      on.commands.company(exampleTenantId, {
        type: 'ChangeLogo',
        data: { logo: logo(imageId) },
        metadata: exampleCause,
      }),
    );
    await on.images.sweep(FAR);
    expect([await filesOf('companies'), await filesOf('unsettled')]).toEqual([[file], []]);
  });
});
