import type { Decider } from '@event-driven-io/emmett';
import type { CompanySettingsCommand } from 'contracts/identity/company-settings/company-settings.commands';
import {
  type CompanySettings,
  type CompanySettingsEvent,
  defaultSettings,
} from 'contracts/identity/company-settings/company-settings.events';
import { caused } from 'contracts/kernel/message';
import { changesOf } from '#command-service/kernel/changes';

const initialState = (): CompanySettings => defaultSettings;

const evolve = (settings: CompanySettings, { data }: CompanySettingsEvent): CompanySettings => ({
  ...settings,
  ...data.to,
});

const decide = (command: CompanySettingsCommand, settings: CompanySettings): CompanySettingsEvent[] => {
  const { companyId, changes: asked } = command.data;
  const changes = changesOf(settings, asked);
  return changes ? [caused(command, 'CompanySettingsChanged', { companyId, ...changes })] : [];
};

export const companySettingsDecider: Decider<CompanySettings, CompanySettingsCommand, CompanySettingsEvent> = {
  initialState,
  evolve,
  decide,
};
