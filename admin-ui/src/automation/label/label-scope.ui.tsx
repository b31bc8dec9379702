import { settingUi } from '#admin-ui/shared/setting/setting-ui';
import { LABELS, labelPlace } from './label-place.ts';

/** How a company's own scopes are listed and edited. */
export const ui = settingUi({
  fields: [{ kind: 'line', source: 'name', max: 60, isRequired: true }],
  hasSearch: true,
  above: { title: `${labelPlace.texts}.title`, path: LABELS },
  detail: 'automation.labelScope.detail',
});
