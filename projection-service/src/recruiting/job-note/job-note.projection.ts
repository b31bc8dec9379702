import { jobNote } from 'contracts/recruiting/job-note/job-note.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

/** Notes with the names of who wrote them as they are today. */
export const jobNoteProjection = entityProjection(jobNote, {
  refs: { author: join(userName, 'authorId', (row, user) => ({ ...row, authorName: user?.name ?? null })) },
});
