import { entityCatalogue } from 'contracts/entities';
import type { ReadResource } from '#projection-service/engine/list-resource';
import type { Projection } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from './entity.projection.ts';

/** Rows and list of each declared aggregate, but for those that `own` gives by name. */
export const entityReads = (own: Readonly<Record<string, { rows: Projection; resource?: ReadResource }>>) =>
  entityCatalogue.map((entity) => {
    const rows = own[entity.name]?.rows ?? entityProjection(entity as Parameters<typeof entityProjection>[0]);
    return { rows, resource: own[entity.name]?.resource ?? entityResource(entity, rows) };
  });
