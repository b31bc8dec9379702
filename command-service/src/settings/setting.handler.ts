import type { Event } from 'contracts/kernel/message';
import type { Setting, SettingCommand } from 'contracts/kernel/setting';
import { handler } from '#command-service/command';
import { type SettingRules, type SettingState, settingDecider } from './setting.decider.ts';

/** Commands of a settings entity that has none of its own. */
export const settingHandler = <S extends Setting & { types: { details: Record<string, unknown> } }>(
  setting: S,
  rules: Pick<SettingRules<never>, 'check'> = {},
) => handler<SettingState, SettingCommand<S>, Event>(setting.name, settingDecider(setting, rules));
