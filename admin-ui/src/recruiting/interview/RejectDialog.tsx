import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonChoice } from '#admin-ui/recruiting/rejection-reason/ReasonChoice.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { CommentInput, isTooLongComment } from './CommentInput.tsx';

export type Rejection = { reasonId: string | null; comment: string };

type Props = {
  /** How many are rejected; of one, whose interview it is, where that is known. */
  count: number;
  name?: string | null | undefined;
  /** What was written before rejecting was chosen. */
  comment?: string;
  isBusy: boolean;
  onReject: (rejection: Rejection) => void;
  onCancel: () => void;
};

/** Asks for what reason somebody is rejected. */
export const RejectDialog = ({ count, name, comment: written = '', isBusy, onReject, onCancel }: Props) => {
  const t = useTranslate();
  const [reasonId, setReason] = useState<string | null>(null);
  const [comment, setComment] = useState(written);
  const words = 'resources.interviews.reject';
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={name ? t(`${words}.titleOf`, { name }) : t(`${words}.title`, { smart_count: count })}
      confirm={t(`${words}.submit`)}
      isBusy={isBusy}
      isUnready={isTooLongComment(comment)}
      onConfirm={() => onReject({ reasonId, comment })}
      onCancel={onCancel}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <p style={{ margin: 0 }}>{t(`${words}.detail`, { smart_count: count })}</p>
        <ReasonChoice chosen={reasonId} onChoose={setReason} />
        <CommentInput value={comment} onChange={setComment} />
      </div>
    </ConfirmDialog>
  );
};
