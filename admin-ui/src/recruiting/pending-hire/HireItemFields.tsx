import {
  hireAssignees,
  hireItemKinds,
  MAX_ITEM_TEXT_LENGTH,
} from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { documentTypes } from 'contracts/recruiting/profile/profile-document.choices';
import { useEffect } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { offered } from '#admin-ui/identity/offered-user';
import { useCan } from '#admin-ui/providers/me.tsx';
import { CheckField } from '#admin-ui/shared/form/CheckField.tsx';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextAreaField } from '#admin-ui/shared/form/TextAreaField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { PolicyField } from './PolicyField.tsx';

const ITEM = 'resources.hiring-checklists.items.items';

/** One item of a checklist, of the company's or of one hire. `children`: until when it is due, where that is more than days before. */
export const HireItemFields = ({ children }: { children?: React.ReactNode }) => {
  const t = useTranslate();
  const can = useCan();
  const assigneeSource = useWrappedSource('assignee');
  const kind = useWatch({ name: useWrappedSource('kind') });
  const assignee = useWatch({ name: assigneeSource });
  const { setValue } = useFormContext();
  // Who is hired confirms it, nobody else.
  useEffect(() => {
    if (kind === 'policy' && assignee !== 'candidate') setValue(assigneeSource, 'candidate', { shouldDirty: true });
  }, [kind, assignee, assigneeSource, setValue]);
  const label = (field: string) => t(`${ITEM}.fields.${field}`);
  const choices = (field: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: t(`${ITEM}.${field}.${id}`) }));
  const assignees = can('tenant.users.read') ? hireAssignees : hireAssignees.filter((one) => one !== 'user');
  return (
    <>
      <TextField source="title" label={label('title')} />
      <Columns>
        <SelectField source="kind" label={label('kind')} choices={choices('kind', hireItemKinds)} />
        {kind !== 'policy' && (
          <SelectField source="assignee" label={label('assignee')} choices={choices('assignee', assignees)} />
        )}
        {kind === 'document' && (
          <SelectField
            source="documentType"
            label={label('documentType')}
            choices={choices('documentType', documentTypes)}
          />
        )}
        {kind === 'contract' && can('tenant.contracts.templates.read') && (
          <ReferenceField
            source="contractTemplateId"
            reference="contract-templates"
            label={label('contractTemplateId')}
            hint={t(`${ITEM}.hints.contractTemplateId`)}
          />
        )}
        {kind === 'policy' && <PolicyField label={label('policyId')} />}
        {assignee === 'user' && <ReferenceField source="assigneeId" reference="users" filter={offered} isRequired />}
        {children ?? (
          <TextField
            source="daysBefore"
            label={label('daysBefore')}
            hint={t(`${ITEM}.hints.daysBefore`)}
            inputMode="numeric"
          />
        )}
      </Columns>
      <TextAreaField source="description" label={label('description')} max={MAX_ITEM_TEXT_LENGTH} rows={2} />
      <CheckField source="isRequired" label={label('isRequired')} />
    </>
  );
};
