import { file } from 'contracts/library/file/file.entity';
import { join, type Projection } from '#projection-service/engine/projection';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

type Created = Extract<typeof file.types.event, { type: 'FileCreated' }>;

const files = entityProjection(file, {
  version: 6,
  moreIndexes: `-- by which a changed name finds its rows
create index file_uploader on file (uploaded_by);`,
  refs: { uploader: join(userName, 'uploadedBy', (row, user) => ({ ...row, uploaderName: user?.name ?? null })) },
});

/** Files with the names of who uploaded them as they are today; what candidates answer with is elsewhere. */
export const fileProjection: Projection = {
  ...files,
  evolve: (row, event) =>
    event.type === 'FileCreated' && (event as unknown as Created).data.answer ? undefined : files.evolve(row, event),
};
