import type { ContractTemplateView } from 'contracts/recruiting/contract-template/contract-template.entity';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { FieldEditor } from './FieldEditor.tsx';
import { TemplateActions } from './TemplateActions.tsx';
import { TemplateForm, useNewTemplate } from './TemplateForm.tsx';

export const ui = resourceUi<ContractTemplateView>({
  tabs: ['contracts', 'contract-batches', 'contract-templates'],
  columns: [
    'name',
    {
      field: 'signers',
      text: ({ signers }) => signers.map(({ name }) => name).join(', '),
      render: ({ signers }) => signers.map(({ name }) => name).join(', '),
    },
    'updatedAt',
  ],
  sort: { field: 'name', order: 'ASC' },
  form: TemplateForm,
  useInitial: useNewTemplate,
  actions: TemplateActions,
  main: ({ record }) => <FieldEditor key={`${record.version}`} record={record} />,
  isStacked: true,
  facts: ['signers', 'isOrdered', 'expiresInDays', 'remindEveryDays'],
  values: { signers: ({ signers }) => signers.map(({ name }) => name).join(', ') },
});
