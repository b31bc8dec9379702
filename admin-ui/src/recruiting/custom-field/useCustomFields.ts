import type { CustomFieldOwner } from 'contracts/recruiting/custom-field/custom-field.choices';
import { MAX_CUSTOM_FIELDS } from 'contracts/recruiting/custom-field/custom-field.choices';
import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import { useGetList } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';

const none: readonly CustomFieldView[] = [];

/** The company's own fields on its candidates or jobs, by name; null of none. */
export const useCustomFields = (appliesTo: CustomFieldOwner | null): readonly CustomFieldView[] => {
  const can = useCan();
  const { data } = useGetList<CustomFieldView>(
    'custom-fields',
    {
      filter: { appliesTo },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_CUSTOM_FIELDS },
    },
    { enabled: appliesTo !== null && can('tenant.custom.fields.read'), staleTime: 60_000 },
  );
  return data ?? none;
};
