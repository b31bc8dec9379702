import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonChoice } from '#admin-ui/recruiting/rejection-reason/ReasonChoice.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { CommentInput, isTooLongComment } from './CommentInput.tsx';
import { type Tell, TellChoice } from './TellChoice.tsx';

/** With the first mail that somebody writes. */
const ComposeDialog = lazyPage(() => import('#admin-ui/recruiting/candidate-mail/ComposeDialog.tsx'), 'ComposeDialog');

/** `mail`: what the candidates are told; `isSilent`: nothing. */
export type Rejection = { reasonId: string | null; comment: string; mail?: object; isSilent?: boolean };

type Props = {
  /** Interviews of those who are rejected; of one, whose it is, where that is known. */
  ids: readonly string[];
  name?: string | null | undefined;
  /** What was written before rejecting was chosen. */
  comment?: string;
  isBusy: boolean;
  onReject: (rejection: Rejection) => void;
  onCancel: () => void;
};

/** Asks for what reason somebody is rejected, and how they hear of it. */
export const RejectDialog = ({ ids, name, comment: written = '', isBusy, onReject, onCancel }: Props) => {
  const t = useTranslate();
  const [reasonId, setReason] = useState<string | null>(null);
  const [comment, setComment] = useState(written);
  const [tell, setTell] = useState<Tell>('usual');
  const [isWriting, setWriting] = useState(false);
  const words = 'resources.interviews.reject';
  const count = { smart_count: ids.length };
  if (isWriting)
    return (
      <Suspense fallback={null}>
        <ComposeDialog
          to={{ interviewIds: [...ids] }}
          decision={{
            label: t(`${words}.andSend`),
            isBusy,
            make: (mail: object) => onReject({ reasonId, comment, mail }),
          }}
          onClose={() => setWriting(false)}
        />
      </Suspense>
    );
  const confirm = () => {
    if (tell === 'own') setWriting(true);
    else onReject({ reasonId, comment, ...(tell === 'none' && { isSilent: true }) });
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous={tell !== 'own'}
      title={name ? t(`${words}.titleOf`, { name }) : t(`${words}.title`, count)}
      confirm={t(`${words}.${tell === 'own' ? 'write' : 'submit'}`)}
      isBusy={isBusy}
      isUnready={isTooLongComment(comment)}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <ReasonChoice chosen={reasonId} onChoose={setReason} />
        <CommentInput value={comment} onChange={setComment} />
        <TellChoice chosen={tell} onChoose={setTell} />
        {tell !== 'none' && <p style={{ margin: 0 }}>{t(`${words}.${tell === 'own' ? 'later' : 'detail'}`, count)}</p>}
      </div>
    </ConfirmDialog>
  );
};
