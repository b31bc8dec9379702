import { acknowledgement } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { userName } from '#projection-service/identity/user/user-name.ref';

/** Who is asked to acknowledge what, with their names as they are today. */
export const acknowledgementProjection = entityProjection(acknowledgement, {
  refs: { user: join(userName, 'userId', (row, user) => ({ ...row, userName: user?.name ?? null })) },
  moreIndexes: `-- also by which a changed name finds its rows
create index acknowledgement_user on acknowledgement (user_id);
-- once filled
create index acknowledgement_mine on acknowledgement (tenant_id, user_id, document_id);
create index acknowledgement_counts on acknowledgement (tenant_id, document_id, status, user_id);`,
  counted: [['documentId'], ['status'], ['documentId', 'status']],
});

export const acknowledgementResource = entityResource(acknowledgement, acknowledgementProjection);
