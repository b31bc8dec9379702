import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined';
import Button from '@mui/material/Button';
import type { MarketplaceCandidateView } from 'contracts/recruiting/marketplace/marketplace.views';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { useCredits } from './useCredits.ts';

const RESOURCE = 'marketplace-candidates';
const words = `resources.${RESOURCE}`;

const ShortlistButton = ({ record: { id, isShortlisted } }: { record: MarketplaceCandidateView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const action = isShortlisted ? 'unshortlist' : 'shortlist';
  const { mutate, isPending } = useSend({
    resource: RESOURCE,
    success: `${words}.${action}.done`,
    onError: ({ message }) => notify(`${t(`${words}.shortlist.failed`)}: ${message}`, { type: 'error' }),
  });
  return (
    <Allowed to={`tenant.integrations.candidateMarketplace.${isShortlisted ? 'delete' : 'create'}`}>
      <Button
        variant="outlined"
        startIcon={isShortlisted ? <BookmarkRemoveOutlined /> : <BookmarkAddOutlined />}
        disabled={isPending}
        onClick={() => mutate({ id, action })}
      >
        {t(`${words}.${action}.action`)}
      </Button>
    </Allowed>
  );
};

/** Asks once more, with what it costs and what is left. */
const BuyButton = ({ record: { id, title } }: { record: MarketplaceCandidateView }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { data: credits } = useCredits();
  const { mutate, isPending } = useSend({
    resource: RESOURCE,
    success: `${words}.buy.done`,
    onSuccess: () => setOpen(false),
  });
  const isOver = credits?.left === 0;
  return (
    <Allowed to="tenant.integrations.candidateMarketplace.create">
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t(`${words}.buy.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`${words}.buy.title`)}
        confirm={t(`${words}.buy.confirm`)}
        isBusy={isPending}
        isUnready={!credits || isOver}
        onConfirm={() => mutate({ id, action: 'buy' })}
        onCancel={() => setOpen(false)}
      >
        <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{t(`${words}.buy.detail`, { title })}</p>
        <p style={{ margin: '12px 0 0' }} aria-live="polite">
          {credits && t(isOver ? `${words}.buy.none` : `${words}.buy.left`, { smart_count: credits.left })}
        </p>
      </ConfirmDialog>
    </Allowed>
  );
};

/** Makes another record of somebody who was bought, where theirs was removed; it costs nothing. */
const AgainButton = ({ record: { id } }: { record: MarketplaceCandidateView }) => {
  const t = useTranslate();
  const { mutate, isPending } = useSend({ resource: RESOURCE, success: `${words}.buy.againDone` });
  return (
    <Allowed to="tenant.integrations.candidateMarketplace.create">
      <Button variant="contained" disabled={isPending} onClick={() => mutate({ id, action: 'buy' })}>
        {t(`${words}.buy.again`)}
      </Button>
    </Allowed>
  );
};

/** Keeping somebody in mind, and buying them. */
export const MarketplaceActions = ({ record }: { record: MarketplaceCandidateView }) => {
  const t = useTranslate();
  if (record.boughtAt === null)
    return (
      <>
        <ShortlistButton record={record} />
        <BuyButton record={record} />
      </>
    );
  if (record.candidateId === null) return null;
  if (record.isRecordGone) return <AgainButton record={record} />;
  return (
    <Allowed to="tenant.candidates.read">
      <Button variant="contained" component={Link} to={`/recruiting/candidates/${record.candidateId}/view`}>
        {t(`${words}.hidden.open`)}
      </Button>
    </Allowed>
  );
};
