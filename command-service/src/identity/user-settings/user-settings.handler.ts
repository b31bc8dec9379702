import { handler } from '#command-service/kernel/command';
import { userSettingsDecider } from './user-settings.decider.ts';

export const userSettingsHandler = handler('user-settings', userSettingsDecider);
