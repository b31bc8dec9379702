import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { LabelRejection } from 'contracts/automation/label/label.commands';
import { labelScope } from 'contracts/automation/label/label.setting';
import { Rejection } from 'contracts/kernel/problem';
import type { SettingCommand } from 'contracts/kernel/setting';
import type { EventStore } from 'platform/event-store/event-store';
import type { Send } from '#command-service/command';
import type { SettingState } from '#command-service/settings/setting.decider';
import { settingHandler } from '#command-service/settings/setting.handler';

const ofSystem: ReadonlySet<string> = new Set(Object.values(systemLabelScopes));
const sendScope = settingHandler(labelScope);

/** Commands of a company's own scopes; those of the system are no company's to change. */
export const labelScopeHandler = (store: EventStore): Send<SettingState, SettingCommand<typeof labelScope>> => {
  const send = sendScope(store);
  return async (id, command, ifMatch) => {
    if (ofSystem.has(id)) throw new Rejection<LabelRejection>('label-scope-is-system', 409);
    return send(id, command, ifMatch);
  };
};
