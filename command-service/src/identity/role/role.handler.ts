import { role } from 'contracts/identity/role/role.setting';
import { settingDecider } from '#command-service/settings/setting.decider';
import { settingHandler } from '#command-service/settings/setting.handler';

export const roleDecider = settingDecider(role);
export const roleHandler = settingHandler(role);
