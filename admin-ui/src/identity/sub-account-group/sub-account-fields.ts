import type { SettingField } from '#admin-ui/shared/setting/setting-ui';

export const groupFields: readonly SettingField[] = [
  { kind: 'line', source: 'name', max: 100, isRequired: true },
  { kind: 'yes-no', source: 'bypassBilling', hint: true },
  { kind: 'yes-no', source: 'bypassPlugin', hint: true },
  { kind: 'yes-no', source: 'shareCandidates', hint: true },
];
