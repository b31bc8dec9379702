import { handbookDocument } from 'contracts/training/handbook/handbook.entity';
import { textsOf } from 'contracts/training/handbook/handbook.texts';
import { listing } from '#projection-service/engine/list-source';
import { join } from '#projection-service/engine/projection';
import { searchText } from '#projection-service/engine/search-text';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { teamName } from '#projection-service/identity/team/team-name.ref';
import { userName } from '#projection-service/identity/user/user-name.ref';

/** Documents of the handbook as they are written, and beside that what readers find and search of what was published. */
export const handbookProjection = entityProjection(handbookDocument, {
  version: 3,
  refs: {
    owner: join(userName, 'ownerId', (row, user) => ({ ...row, ownerName: user?.name ?? null })),
    team: join(teamName, 'teamId', (row, team) => ({ ...row, teamName: team?.name ?? null })),
  },
  derived: {
    columns: { publishedName: 'text', publishedText: 'text' },
    of: ({ published }) => ({
      publishedName: published?.name ?? null,
      publishedText: published && searchText(textsOf(published)),
    }),
  },
  search: (row) => textsOf(row),
  moreIndexes: `-- by which a changed name finds its rows
create index handbook_document_owner on handbook_document (owner_id);
create index handbook_document_team on handbook_document (team_id);
-- once filled
create index handbook_document_kind on handbook_document (tenant_id, kind, updated_at, id);
create index handbook_document_readable on handbook_document (tenant_id, published_name, id)
  where published_version > 0 and status <> 'archived';`,
  counted: [['status'], ['kind'], ['teamId'], ['kind', 'status']],
});

export const handbookResource = entityResource(handbookDocument, handbookProjection, {
  via: { labelId: listing(handbookProjection.table, 'label_ids') },
});
