import { file } from 'contracts/library/file/file.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

/** Files with the names of who uploaded them as they are today. */
export const fileProjection = entityProjection(file, {
  version: 3,
  refs: { uploader: join(userName, 'uploadedBy', (row, user) => ({ ...row, uploaderName: user?.name ?? null })) },
});
