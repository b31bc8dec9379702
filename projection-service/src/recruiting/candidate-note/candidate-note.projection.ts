import { candidateNote } from 'contracts/recruiting/candidate-note/candidate-note.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

/** Notes with the names of who wrote them as they are today. */
export const candidateNoteProjection = entityProjection(candidateNote, {
  version: 2,
  moreIndexes: `-- by which a changed name finds its rows
create index candidate_note_author on candidate_note (author_id);`,
  refs: { author: join(userName, 'authorId', (row, user) => ({ ...row, authorName: user?.name ?? null })) },
});
