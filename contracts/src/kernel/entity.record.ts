import { z } from 'zod';
import type { Declared } from './entity.declared.ts';
import { Id } from './id.ts';

/** What every record has, whoever wrote it. */
const stamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };

/** Fields of a record by their schemas: as rows hold them, and as they are shown. */
export const recordShapes = ({ fields, personal, about, readOnly, joined, hidden }: Declared) => {
  const known = Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [
      field,
      personal.includes(field) || about?.fields.includes(field)
        ? (schema as z.ZodType).nullable()
        : (schema as z.ZodType),
    ]),
  );
  const stored: Record<string, z.ZodType> = { id: Id, ...known, ...readOnly, ...joined, ...stamps } as never;
  const shown = Object.fromEntries(Object.entries(stored).filter(([field]) => !hidden.includes(field)));
  return { stored, shown };
};
