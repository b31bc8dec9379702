import type { Entity } from 'contracts/kernel/entity';
import { describe, expect, it } from 'vitest';
import { sectionTable } from '#admin-ui/section-table';
import { isResource } from './useResource.ts';

describe('resources of the console', () => {
  it.each(sectionTable.filter(isResource).map((resource) => [resource.name, resource] as const))(
    'given %s, when its declaration is loaded, then name and permissions are those of the entity',
    async (name, { permissions, loadEntity }) => {
      const { plural = name, isOfMembers, ...entity } = (await loadEntity()) as Partial<Entity>;
      const declared = isOfMembers ? 'member' : (entity.permissions ?? permissions);
      expect({ name, permissions }).toEqual({ name: plural, permissions: declared });
    },
  );
});
