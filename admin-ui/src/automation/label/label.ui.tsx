import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import { Suspense } from 'react';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import type { TextTools } from '#admin-ui/shared/list/cell-text';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { LabelChip } from './LabelChip.tsx';
import { LabelColours, ScopeField } from './LabelFields.tsx';
import { LabelFilters } from './LabelFilters.tsx';
import { ScopeName } from './ScopeName.tsx';
import { ScopesLink } from './ScopesLink.tsx';

const LabelForm = ({ isNew }: { isNew: boolean }) => (
  <Card>
    <Input source="name" autoFocus={isNew} />
    <Input source="description" />
    <ScopeField />
    <LabelColours />
  </Card>
);

const scopeText = ({ scopeId }: LabelView, { t, nameOf }: TextTools): string => {
  const [system] = Object.entries(systemLabelScopes).find(([, id]) => id === scopeId) ?? [];
  return system ? t(`resources.labels.scope.${system}`) : (nameOf('label-scopes', scopeId) ?? '');
};

/** With the question before a removal, not with the list. */
const RulesNaming = lazyPage(() => import('#admin-ui/automation/event-action/RulesNaming.tsx'), 'RulesNaming');
const RemovalNotice = ({ ids }: { ids: readonly string[] }) => (
  <Suspense fallback={null}>
    <RulesNaming field="labelId" ids={ids} />
  </Suspense>
);

export const ui = resourceUi<LabelView>({
  columns: [
    'name',
    { field: 'scopeId', card: 'corner', width: 170, reference: 'label-scopes', text: scopeText },
    'description',
    'updatedAt',
  ],
  values: {
    name: (label) => <LabelChip label={label} />,
    scopeId: ({ scopeId }) => <ScopeName id={scopeId} />,
  },
  filters: [LabelFilters],
  listActions: ScopesLink,
  removalNotice: RemovalNotice,
  form: LabelForm,
});
