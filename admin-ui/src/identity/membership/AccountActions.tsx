import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ACCOUNT } from '#admin-ui/identity/user/account-tabs';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { type AccountChange, AccountDialog } from './AccountDialog.tsx';
import type { AccountOwnership } from './useAccountOwnership.ts';
import { USERS } from './user-paths.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: 18,
  paddingTop: 16,
  borderTop: `1px solid ${theme.palette.divider}`,
  fontSize: '0.875rem',
  '& p': { margin: 0, color: theme.palette.text.secondary },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const LinkDialog = ({ user, onClose }: { user: MemberView; onClose: () => void }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: USERS, success: 'resources.users.manage.link.done' });
  return (
    <ConfirmDialog
      isOpen
      title={t('resources.users.manage.link.title', { name: user.name })}
      confirm={t('resources.users.manage.link.confirm')}
      isBusy={isPending}
      onConfirm={() => mutate({ id: user.id, action: 'reset-link' }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <span style={{ overflowWrap: 'anywhere' }}>{t('resources.users.manage.link.detail', { email: user.email })}</span>
    </ConfirmDialog>
  );
};

const Sentence = ({ ownership }: { ownership: Exclude<AccountOwnership, 'ours' | null> }) => {
  const t = useTranslate();
  return (
    <p>
      {t(`resources.users.manage.${ownership}`)}
      {ownership === 'own' && (
        <>
          {' '}
          <Link to={`/${ACCOUNT}/profile`}>{t('resources.users.manage.ownPages')}</Link>.
        </>
      )}
    </p>
  );
};

const changes: readonly AccountChange[] = ['email-change', 'password'];

/** What the reader may do about somebody's account, or why they may not. */
export const AccountActions = ({ user, ownership }: { user: MemberView; ownership: AccountOwnership }) => {
  const t = useTranslate();
  const [open, setOpen] = useState<AccountChange | 'link' | null>(null);
  if (ownership === null) return null;
  const isClosed = ownership === 'own' || ownership === 'above';
  const close = () => setOpen(null);
  return (
    <Root>
      {ownership !== 'ours' && <Sentence ownership={ownership} />}
      {!isClosed && (
        <Buttons>
          {ownership === 'ours' &&
            changes.map((change) => (
              <Button key={change} size="small" variant="outlined" onClick={() => setOpen(change)}>
                {t(`resources.users.manage.${change}.action`)}
              </Button>
            ))}
          <Button size="small" variant="outlined" onClick={() => setOpen('link')}>
            {t('resources.users.manage.link.action')}
          </Button>
        </Buttons>
      )}
      {open === 'link' && <LinkDialog user={user} onClose={close} />}
      {open !== null && open !== 'link' && <AccountDialog user={user} change={open} onClose={close} />}
    </Root>
  );
};
