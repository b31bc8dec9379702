import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { filteredResources } from './saved-filter.events.ts';

/** A saved filter. `id` is its hash in the company's addresses: `/t/recruiting/interviews/filter/{id}/pk`. */
export const SavedFilterView = z.object({
  id: Id,
  resource: z.enum(filteredResources),
  filter: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  createdAt: z.iso.datetime(),
});
export type SavedFilterView = z.infer<typeof SavedFilterView>;
