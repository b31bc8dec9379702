import { handler } from '#command-service/command';
import { companySettingsDecider } from './company-settings.decider.ts';

export const companySettingsHandler = handler('company-settings', companySettingsDecider);
