import Button from '@mui/material/Button';
import { isOpenHire } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { HireDialog } from './HireDialog.tsx';

type Props = { record: PendingHireView };

/** Sends the candidate what is asked of them, once somebody has read what follows. */
const AskButton = ({ record: { id, items, askedAt } }: Props) => {
  const t = useTranslate();
  const open = items.filter(({ assignee, doneAt }) => assignee === 'candidate' && doneAt === null);
  const words = 'resources.pending-hires.ask';
  if (open.length === 0) return null;
  const confirm = t(askedAt === null ? `${words}.action` : `${words}.again`);
  return (
    <CommandButton resource="pending-hires" id={id} action="ask" words={words} confirm={confirm}>
      <ul style={{ margin: '12px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' }}>
        {open.map((item) => (
          <li key={item.id}>{item.title}</li>
        ))}
      </ul>
    </CommandButton>
  );
};

const ApproveButton = ({ record: { id } }: Props) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: 'pending-hires', success: 'resources.pending-hires.approve.done' });
  return (
    <Button variant="contained" disabled={isPending} onClick={() => mutate({ id, action: 'approve' })}>
      {t('resources.pending-hires.approve.action')}
    </Button>
  );
};

const HireButton = ({ record }: Props) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" disabled={record.requiredOpen > 0} onClick={() => setOpen(true)}>
        {t('resources.pending-hires.hire.action')}
      </Button>
      {isOpen && <HireDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
};

const ReopenButton = ({ record: { id } }: Props) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: 'pending-hires', success: 'resources.pending-hires.reopen.done' });
  return (
    <Button variant="outlined" disabled={isPending} onClick={() => mutate({ id, action: 'reopen', body: {} })}>
      {t('resources.pending-hires.reopen.action')}
    </Button>
  );
};

/** The next step of a hire. */
export const HireActions = ({ record }: Props) => {
  const { status } = record;
  if (status === 'hired') return null;
  if (!isOpenHire(status))
    return (
      <Allowed to="tenant.pendingHires.update">
        <ReopenButton record={record} />
      </Allowed>
    );
  return (
    <>
      <Allowed to="tenant.pendingHires.update">
        <AskButton record={record} />
      </Allowed>
      {status === 'preparing' && (
        <Allowed to="tenant.pendingHires.approve">
          <ApproveButton record={record} />
        </Allowed>
      )}
      {status === 'approved' && (
        <Allowed to="tenant.pendingHires.hire">
          <HireButton record={record} />
        </Allowed>
      )}
    </>
  );
};
