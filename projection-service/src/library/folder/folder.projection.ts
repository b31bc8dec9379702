import { folder } from 'contracts/library/folder/folder.entity';
import { entityProjection } from '#projection-service/entity/entity.projection';

/** Folders, with whom they are given to. */
export const folderProjection = entityProjection(folder, { version: 3 });
