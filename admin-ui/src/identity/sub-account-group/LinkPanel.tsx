import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LinkStateChip } from './link-state.ts';
import { useSignUpLink } from './useSignUpLink.ts';

const Text = styled('p')(({ theme }) => ({
  margin: '0 0 14px',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
}));
const Address = styled('code')(({ theme }) => ({
  display: 'block',
  marginBottom: 14,
  padding: '10px 12px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  background: theme.palette.brand.sunken,
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type OpenDialog = 'open' | 'close' | null;

/** The link by which companies join: copied, made anew, closed. */
export const LinkPanel = ({ id }: { id: string }) => {
  const t = useTranslate();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { query, change } = useSignUpLink(id);
  const { data: token, error, refetch } = query;
  const path = `/a/sub-accounts/${token ?? ''}`;
  const isBusy = change.isPending;
  return (
    <Panel
      title={t('resources.sub-accounts.link.title')}
      actions={token !== undefined && <LinkStateChip status={token === null ? 'closed' : 'open'} />}
    >
      {error && token === undefined && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && token === undefined && <Skeleton variant="rounded" height={96} />}
      {token === null && (
        <>
          <Text>{t('resources.sub-accounts.link.none')}</Text>
          <Button variant="contained" disabled={isBusy} onClick={() => change.mutate('open')}>
            {t('resources.sub-accounts.link.make')}
          </Button>
        </>
      )}
      {token && (
        <>
          <Text>{t('resources.sub-accounts.link.detail')}</Text>
          <Address>{new URL(path, window.location.origin).href}</Address>
          <Actions>
            <CopyLinkButton path={path} />
            <Button variant="outlined" disabled={isBusy} onClick={() => setDialog('open')}>
              {t('resources.sub-accounts.link.renew')}
            </Button>
            <Button variant="outlined" disabled={isBusy} onClick={() => setDialog('close')}>
              {t('resources.sub-accounts.link.close')}
            </Button>
          </Actions>
        </>
      )}
      <ConfirmDialog
        isOpen={dialog !== null}
        title={t(`resources.sub-accounts.link.${dialog === 'close' ? 'closeTitle' : 'renewTitle'}`)}
        confirm={t(`resources.sub-accounts.link.${dialog === 'close' ? 'close' : 'renew'}`)}
        isBusy={isBusy}
        onConfirm={() => dialog && change.mutate(dialog, { onSettled: () => setDialog(null) })}
        onCancel={() => setDialog(null)}
      >
        {t('resources.sub-accounts.link.deadDetail')}
      </ConfirmDialog>
    </Panel>
  );
};
