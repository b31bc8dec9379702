import { isScopeFor, type SystemLabelScope } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { BulkButton } from '#admin-ui/shared/list/BulkButton.tsx';
import { type OnRefused, useBulk } from '#admin-ui/shared/list/useBulk';
import { useSearch } from '#admin-ui/shared/resource/useSearch';

/** Labels looked through: those of other scopes are left out of them. */
const OFFERED = 100;

type Props = { of: SystemLabelScope; onRefused: OnRefused };

/** Puts a label on everybody who is ticked, or takes it off them. */
const LabelDialog = ({ of, does, onClose, onRefused }: Props & { does: 'add' | 'remove'; onClose: () => void }) => {
  const t = useTranslate();
  const { resource } = useListContext();
  const { count, isPending, run } = useBulk('labels', { onDone: onClose, onRefused });
  const { records, setSearch } = useSearch<LabelView>('labels', undefined, OFFERED);
  const [chosen, choose] = useState<{ id: string; name: string } | null>(null);
  const choices = records.filter(({ scopeId }) => isScopeFor(of, scopeId)).map(({ id, name }) => ({ id, name }));
  return (
    <ConfirmDialog
      isOpen
      hasLists
      title={t(`resources.${resource}.bulk.${does === 'add' ? 'label' : 'unlabel'}.title`, { smart_count: count })}
      confirm={t(does === 'add' ? 'resources.labels.add' : 'resources.labels.takeOffOne')}
      isBusy={isPending}
      isUnready={!chosen}
      onConfirm={() => chosen && run({ [does]: [chosen.id] })}
      onCancel={onClose}
    >
      <Combobox
        aria-label={t('resources.labels.name', { smart_count: 1 })}
        placeholder={t('resources.labels.name', { smart_count: 1 })}
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        onSearch={setSearch}
      />
    </ConfirmDialog>
  );
};

/** Labels of all who are ticked. */
export const BulkLabels = (props: Props) => {
  const t = useTranslate();
  return (
    <>
      <BulkButton label={t('resources.labels.add')}>
        {(close) => <LabelDialog {...props} does="add" onClose={close} />}
      </BulkButton>
      <BulkButton label={t('resources.labels.takeOffOne')}>
        {(close) => <LabelDialog {...props} does="remove" onClose={close} />}
      </BulkButton>
    </>
  );
};
