import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { LabelScopeView } from 'contracts/automation/label/label.entity';
import { useGetList, useTranslate } from 'react-admin';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';

/** Own scopes that are offered. */
const MOST = 500;

/** What labels are for: the scopes that everybody has, then the company's own. */
export const useScopes = (): Choice[] => {
  const t = useTranslate();
  const { data = [] } = useGetList<LabelScopeView>('label-scopes', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  const ofSystem = Object.entries(systemLabelScopes).map(([name, id]) => ({
    id,
    name: t(`resources.labels.scope.${name}`),
  }));
  return [...ofSystem, ...data.map(({ id, name }) => ({ id, name }))];
};
