import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { job } from '#integration-workers/engine/job';

export const NoteExport = z.strictObject({ userId: Id });
export type NoteExport = z.infer<typeof NoteExport>;

/** Says in every company that a person was given what it knows of them: about a day of trying. */
export const noteExport = job({
  name: 'identity.user.note-export',
  payload: NoteExport,
  options: { attempts: 17, backoffMs: 1_000 },
  load: () => import('./note-export.handler.ts'),
});
