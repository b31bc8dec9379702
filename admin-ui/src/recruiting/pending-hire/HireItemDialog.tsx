import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { HireItem, HireItemChange } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { DateField } from '#admin-ui/shared/form/DateField.tsx';
import { SelectField } from '#admin-ui/shared/form/SelectField.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { HireItemFields } from './HireItemFields.tsx';
import { useItemChange } from './useHireSend.ts';

type Due = 'none' | 'on' | 'before';
type Values = {
  title: string;
  description: string;
  kind: HireItem['kind'];
  documentType: HireItem['documentType'];
  contractTemplateId: string | null;
  policyId: string | null;
  assignee: HireItem['assignee'];
  assigneeId: string | null;
  isRequired: boolean;
  due: Due | null;
  dueOn: string;
  daysBefore: string;
};

const blank: Values = {
  ...{ title: '', description: '', kind: 'task', documentType: null, assignee: 'manager', assigneeId: null },
  ...{ contractTemplateId: null, policyId: null },
  ...{ isRequired: true, due: 'none', dueOn: '', daysBefore: '' },
};

const toForm = ({ dueOn, daysBefore, ...item }: HireItem): Values => ({
  ...{ title: item.title, description: item.description, kind: item.kind, documentType: item.documentType },
  ...{ contractTemplateId: item.contractTemplateId ?? null, policyId: item.policyId ?? null },
  ...{ assignee: item.assignee, assigneeId: item.assigneeId, isRequired: item.isRequired },
  due: dueOn !== null ? 'on' : daysBefore !== null ? 'before' : 'none',
  dueOn: dueOn ?? '',
  daysBefore: daysBefore === null ? '' : String(daysBefore),
});

const fromForm = ({ due, dueOn, daysBefore, ...said }: Values): HireItemChange => ({
  ...said,
  documentType: said.kind === 'document' ? said.documentType : null,
  contractTemplateId: said.kind === 'contract' ? said.contractTemplateId : null,
  policyId: said.kind === 'policy' ? said.policyId : null,
  assigneeId: said.assignee === 'user' ? said.assigneeId : null,
  dueOn: due === 'on' ? dueOn || null : null,
  daysBefore: due === 'before' && daysBefore !== '' ? Number(daysBefore) : null,
});

/** Until when: never, on a day, or some days before the first one. */
const DueFields = () => {
  const t = useTranslate();
  const due = useWatch({ name: 'due' });
  const words = 'resources.pending-hires.items.due';
  const choices = (['none', 'on', 'before'] as const).map((id) => ({ id, name: t(`${words}.${id}`) }));
  return (
    <>
      <SelectField source="due" label={t(`${words}.label`)} choices={choices} />
      {due === 'on' && <DateField source="dueOn" label={t(`${words}.day`)} />}
      {due === 'before' && <TextField source="daysBefore" label={t(`${words}.days`)} inputMode="numeric" />}
    </>
  );
};

type Props = { hire: PendingHireView; item: HireItem | null; onClose: () => void };

/** A new item of a checklist, or one that is changed. */
export const HireItemDialog = ({ hire, item, onClose }: Props) => {
  const t = useTranslate();
  const form = useForm<Values>({ defaultValues: item ? toForm(item) : blank });
  const add = useSend({
    resource: 'pending-hires',
    success: 'resources.pending-hires.items.added',
    onSuccess: onClose,
  });
  const change = useItemChange(hire.id, onClose);
  const { title, due, dueOn, daysBefore, assignee, assigneeId, kind, policyId } = form.watch();
  const isDueSaid = due === 'on' ? dueOn !== '' : due !== 'before' || /^\d{1,3}$/.test(daysBefore);
  const isNamed = (assignee !== 'user' || assigneeId !== null) && (kind !== 'policy' || policyId !== null);
  const isReady = title.trim() !== '' && kind && assignee && isDueSaid && isNamed;
  const save = () => {
    const body = fromForm(form.getValues());
    if (item) change.mutate({ itemId: item.id, body });
    else add.mutate({ id: hire.id, action: 'items', body });
  };
  const words = 'resources.pending-hires.items';
  return (
    <ConfirmDialog
      isOpen
      title={t(item ? `${words}.edit` : `${words}.new`)}
      confirm={t(item ? 'common.save' : `${words}.add`)}
      isBusy={add.isPending || change.isPending}
      isUnready={!isReady}
      isWide
      onConfirm={save}
      onCancel={onClose}
    >
      <FormProvider {...form}>
        <div style={{ display: 'grid', gap: 20, paddingTop: 6 }}>
          <HireItemFields>
            <DueFields />
          </HireItemFields>
        </div>
      </FormProvider>
    </ConfirmDialog>
  );
};
