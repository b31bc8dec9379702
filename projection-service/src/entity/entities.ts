import { entityCatalogue } from 'contracts/entities';
import { entityProjection, entityResource } from './entity.projection.ts';

const made = entityCatalogue.map((entity) => ({ entity, rows: entityProjection(entity) }));

export const entityProjections = made.map(({ rows }) => rows);
export const entityResources = made.map(({ entity, rows }) => entityResource(entity, rows));
