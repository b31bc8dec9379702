import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

/** A kept filter. `id` is its hash in the company's addresses: `/t/recruiting/interviews/filter/{id}/pk`. */
export const KeptFilterView = z.object({
  id: Id,
  resource: z.enum(['interviews', 'candidates', 'jobs']),
  filter: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  createdAt: z.iso.datetime(),
});
export type KeptFilterView = z.infer<typeof KeptFilterView>;
