import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import { settingUi } from '#admin-ui/shared/setting/setting-ui';
import { LabelChip } from './LabelChip.tsx';
import { LabelColours, ScopeField } from './LabelFields.tsx';
import { LabelFilters } from './LabelFilters.tsx';
import { ScopeName } from './ScopeName.tsx';
import { ScopesLink } from './ScopesLink.tsx';

/** How labels are listed and edited. */
export const ui = settingUi<LabelView>({
  fields: [
    { kind: 'line', source: 'name', max: 60, isRequired: true },
    { kind: 'text', source: 'description', max: 500 },
    { kind: 'own', source: 'scopeId', input: ScopeField },
    { kind: 'own', source: 'backgroundColor', input: LabelColours },
    { kind: 'beside', source: 'fontColor' },
  ],
  initial: { scopeId: systemLabelScopes.candidate, backgroundColor: '#e3f1ec', fontColor: '#0c4a3d' },
  hasSearch: true,
  filters: <LabelFilters />,
  actions: <ScopesLink />,
  showName: (label) => <LabelChip label={label} />,
  columns: [
    {
      key: 'scope',
      label: 'automation.label.field.scopeId',
      card: 'corner',
      width: 170,
      render: ({ scopeId }) => <ScopeName id={scopeId} />,
    },
    {
      key: 'description',
      label: 'automation.label.field.description',
      card: 'meta',
      render: ({ description }) => <span title={description}>{description}</span>,
    },
  ],
});
