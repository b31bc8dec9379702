import { hasOptions } from 'contracts/recruiting/custom-field/custom-field.choices';
import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import { useWatch } from 'react-hook-form';
import { Card, Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { OptionsField } from './OptionsField.tsx';

const offered = ({ options }: CustomFieldView): string =>
  options
    .filter(({ isRetired }) => !isRetired)
    .map(({ name }) => name)
    .join(', ');

const CustomFieldForm = ({ isNew }: { isNew: boolean }) => {
  const kind = useWatch({ name: 'kind' });
  return (
    <Card>
      <Input source="name" autoFocus={isNew} />
      {isNew && (
        <Columns>
          <Input source="appliesTo" />
          <Input source="kind" />
        </Columns>
      )}
      {hasOptions(kind) && <OptionsField />}
      <Input source="hint" />
    </Card>
  );
};

export const ui = resourceUi<CustomFieldView>({
  columns: ['name', 'appliesTo', 'kind', { field: 'options', text: offered, card: 'none' }, 'updatedAt'],
  filters: ['appliesTo'],
  sort: { field: 'name', order: 'ASC' },
  values: { options: offered },
  form: CustomFieldForm,
  fromForm: (written) => ({ ...written, options: hasOptions(written.kind as never) ? written.options : [] }),
});
