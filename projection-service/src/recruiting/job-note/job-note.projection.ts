import { jobNote } from 'contracts/recruiting/job-note/job-note.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { hidden } from '#projection-service/recruiting/job/job.sight';

/** Notes with the names of who wrote them as they are today. */
export const jobNoteProjection = entityProjection(jobNote, {
  version: 2,
  moreIndexes: `-- by which a changed name finds its rows
create index job_note_author on job_note (author_id);`,
  refs: { author: join(userName, 'authorId', (row, user) => ({ ...row, authorName: user?.name ?? null })) },
});

export const jobNoteResource = entityResource(jobNote, jobNoteProjection, { hidden, hiddenBy: { column: 'job_id' } });
