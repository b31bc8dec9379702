import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Choice, Combobox } from '#admin-ui/shared/Combobox.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { type OnRefused, useBulk } from '#admin-ui/shared/list/useBulk';
import { useOwners } from './useOwners.ts';

const NOBODY = 'nobody';

/** Gives everybody who is ticked to one user or team, or to nobody. */
export const AssignManyDialog = ({ onClose, onRefused }: { onClose: () => void; onRefused: OnRefused }) => {
  const t = useTranslate();
  const { choices, search, bodyOf } = useOwners();
  const [chosen, choose] = useState<{ choice: Choice; body: object } | null>(null);
  const isNobody = chosen?.choice.id === NOBODY;
  const { count, isPending, run } = useBulk(isNobody ? 'unassign' : 'assign', { onDone: onClose, onRefused });
  const nobody = { id: NOBODY, name: t('resources.candidates.bulk.assign.nobody') };
  const label = t('resources.candidates.owner.choose');
  return (
    <ConfirmDialog
      isOpen
      hasLists
      title={t('resources.candidates.bulk.assign.title', { smart_count: count })}
      confirm={t('resources.candidates.bulk.assign.action')}
      isBusy={isPending}
      isUnready={!chosen}
      onConfirm={() => chosen && run(chosen.body)}
      onCancel={onClose}
    >
      <Combobox
        aria-label={label}
        placeholder={label}
        choices={[...choices, nobody]}
        chosen={chosen?.choice ?? null}
        onChoose={(choice) => choose(choice && { choice, body: choice.id === NOBODY ? {} : bodyOf(choice) })}
        onSearch={search}
      />
    </ConfirmDialog>
  );
};
