import Button from '@mui/material/Button';
import type { ReviewLinkView } from 'contracts/recruiting/review-link/review-link.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const words = 'resources.review-links.removeReviews';

/** Takes away all that was said by a link, after a question. */
export const RemoveReviewsButton = ({ link: { id, label } }: { link: ReviewLinkView }) => {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useSend({
    resource: 'review-links',
    success: `${words}.done`,
    onSuccess: () => setAsked(false),
  });
  return (
    <Allowed to="tenant.interviews.responses.delete">
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={t(`${words}.of`, { name: label })}
        onClick={() => setAsked(true)}
      >
        {t(`${words}.action`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(`${words}.title`)}
        confirm={t(`${words}.action`)}
        isDangerous
        isBusy={isPending}
        onConfirm={() => mutate({ id, action: 'remove-reviews', body: {} })}
        onCancel={() => setAsked(false)}
      >
        <p style={{ margin: 0 }}>{t(`${words}.detail`)}</p>
      </ConfirmDialog>
    </Allowed>
  );
};
