import { handler } from '#command-service/kernel/command';
import { companySettingsDecider } from './company-settings.decider.ts';

export const companySettingsHandler = handler('company-settings', companySettingsDecider);
