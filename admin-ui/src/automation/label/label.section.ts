import { settingSection } from '#admin-ui/shared/setting/setting-section';
import { labelPlace, labelScopePlace } from './label-place.ts';

export const labelSection = settingSection(labelPlace, () => import('./label.ui.tsx'));
/** Reached from the labels. */
export const labelScopeSection = {
  ...settingSection(labelScopePlace, () => import('./label-scope.ui.tsx')),
  isInMenu: false,
};
