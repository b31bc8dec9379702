import type { HiringChecklistView } from 'contracts/recruiting/hiring-checklist/hiring-checklist.entity';
import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { HireItemFields } from '#admin-ui/recruiting/pending-hire/HireItemFields.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';
import { countColumn } from '#admin-ui/shared/list/count-column';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const Jobs = () => {
  const t = useTranslate();
  return (
    <ReferencesField<JobView>
      source="jobIds"
      reference="jobs"
      placeholder={t('resources.jobs.search')}
      asChoice={({ id, title }) => ({ id, name: title })}
    />
  );
};

const HiringChecklistForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <Card>
      <Input source="name" autoFocus={isNew} />
      <Input source="description" />
      <Input source="isDefault" />
      <Allowed to="tenant.jobs.read">
        <Jobs />
      </Allowed>
    </Card>
    <Card>
      <Input source="items">
        <HireItemFields />
      </Input>
    </Card>
  </>
);

const IsDefault = ({ isDefault }: { isDefault: boolean }) => useTranslate()(isDefault ? 'common.yes' : 'common.no');

export const ui = resourceUi<HiringChecklistView>({
  columns: [
    'name',
    countColumn('items', ({ items }) => items.length),
    { field: 'isDefault', width: 160, render: (list) => <IsDefault {...list} /> },
    'updatedAt',
  ],
  sort: { field: 'name', order: 'ASC' },
  form: HiringChecklistForm,
});
