import { label, labelScope } from './automation/label/label.setting.ts';
import { webhook } from './automation/webhook/webhook.setting.ts';
import { role } from './identity/role/role.setting.ts';
import { subAccountGroup } from './identity/sub-account-group/sub-account-group.setting.ts';
import { team } from './identity/team/team.setting.ts';
import type { Setting } from './kernel/setting.ts';

/** Every plain settings entity: events, routes, handlers and lists follow from this. One line each. */
export const settings = { label, labelScope, webhook, role, team, subAccountGroup };

export const settingCatalogue: readonly Setting[] = Object.values(settings);
