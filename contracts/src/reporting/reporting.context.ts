import { context } from '#contracts/kernel/context';
import * as audit from './audit/audit.endpoints.ts';
import { namedFilter } from './named-filter/named-filter.entity.ts';
import * as report from './report/report.endpoints.ts';
import * as savedFilter from './saved-filter/saved-filter.endpoints.ts';
import { savedFilterEvents } from './saved-filter/saved-filter.events.ts';

export const reporting = context({
  entities: { namedFilter },
  events: [savedFilterEvents],
  endpoints: { audit, report, 'saved filter': savedFilter },
  systemCommands: {},
});
