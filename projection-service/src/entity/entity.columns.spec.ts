import { Id } from 'contracts/kernel/id';
import { email, requiredText } from 'contracts/kernel/text';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { columnsOf, indexesOf, tableOf } from './entity.columns.ts';

const fields = {
  name: requiredText(60),
  address: email(),
  ownerId: Id.nullable(),
  rank: z.int().min(0),
  kind: z.enum(['a', 'b']),
  isDefault: z.boolean(),
  startsAt: z.iso.datetime(),
  tags: z.array(z.string()),
};

const stamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };

describe('the table of an entity', () => {
  it('given a number that need not be whole, when its column is made, then the declaration is refused', () => {
    expect(() => columnsOf({ stored: { id: Id, seconds: z.number().nullable() } })).toThrow('z.int()');
    expect(columnsOf({ stored: { id: Id, rank: z.number().int() } })).toMatchObject({ rank: { type: 'int8' } });
  });

  it('given fields of every kind, when their columns are made, then each has its type', () => {
    expect(columnsOf({ stored: { id: Id, ...fields, note: z.string().nullable(), ...stamps } })).toEqual({
      name: { type: 'text', isNullable: false },
      address: { type: 'text', isNullable: false },
      ownerId: { type: 'uuid', isNullable: true },
      rank: { type: 'int8', isNullable: false },
      kind: { type: 'text', isNullable: false },
      isDefault: { type: 'bool', isNullable: false },
      startsAt: { type: 'timestamptz', isNullable: false },
      tags: { type: 'jsonb', isNullable: false },
      note: { type: 'text', isNullable: true },
      createdAt: { type: 'timestamptz', isNullable: false },
      updatedAt: { type: 'timestamptz', isNullable: false },
      version: { type: 'int4', isNullable: false },
    });
  });

  it('given filters and sorts, when the SQL is made, then there is an index for each sort, alone and within each filter', () => {
    const entity = { stored: { id: Id, ...fields, ...stamps }, filters: ['kind'], sorts: ['updatedAt', 'name'] };
    expect(tableOf(entity, 'thing')).toContain('"name" text collate "und-x-icu" not null');
    expect(indexesOf(entity, 'thing').split('\n')).toEqual([
      '-- once filled',
      'create index thing_updated_at on thing (tenant_id, "updated_at", id);',
      'create index thing_name on thing (tenant_id, "name", id);',
      'create index thing_kind_updated_at on thing (tenant_id, "kind", "updated_at", id);',
      'create index thing_kind_name on thing (tenant_id, "kind", "name", id);',
    ]);
  });
});
