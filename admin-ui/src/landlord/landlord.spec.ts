import { landlordPermissions, permissionGroups } from 'contracts/kernel/permission';
import { describe, expect, it } from 'vitest';
import { groups, thingName } from '#admin-ui/identity/role/matrix';
import { allEnUs } from '#admin-ui/test/all-words.fixture';
import { landlordI18nIn } from './i18n.ts';
import { landlordEnUs } from './landlord.en-us.ts';
import { landlordPtBr } from './landlord.pt-br.ts';

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );

describe('the landlord area', () => {
  it('given its texts, when compared, then both languages have the same', () => {
    expect(keysOf(landlordPtBr).toSorted()).toEqual(keysOf(landlordEnUs).toSorted());
  });

  it('given every permission, when it is told in words, then there are words for it', async () => {
    const { translate: t } = await landlordI18nIn('en-us');
    const action: Record<string, string> = { ...allEnUs.identity.role.action, ...landlordEnUs.identity.role.action };
    for (const permission of Object.values(permissionGroups).flat()) {
      const parts = permission.split('.').slice(1);
      const thing = parts.slice(0, -1).join('.');
      expect([permission, thingName(t, thing) !== thing]).toEqual([permission, true]);
      expect([permission, action[parts.at(-1) ?? ''] !== undefined]).toEqual([permission, true]);
    }
  });

  it('given the matrix of a company’s roles, when it offers permissions, then none of this area is among them', () => {
    const offered = groups.flatMap(({ permissions }) => permissions);
    expect(offered.filter((name) => landlordPermissions.some((own) => own === name))).toEqual([]);
  });
});
