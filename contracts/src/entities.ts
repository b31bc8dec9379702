import { label, labelScope } from './automation/label/label.entity.ts';
import { webhook } from './automation/webhook/webhook.entity.ts';
import { role } from './identity/role/role.entity.ts';
import { subAccountGroup } from './identity/sub-account-group/sub-account-group.entity.ts';
import { team } from './identity/team/team.entity.ts';
import type { Entity } from './kernel/entity.ts';

/** Every plain entity: events, routes, handlers and lists follow from this. One line each. */
export const entities = { label, labelScope, webhook, role, team, subAccountGroup };

export const entityCatalogue: readonly Entity[] = Object.values(entities);
