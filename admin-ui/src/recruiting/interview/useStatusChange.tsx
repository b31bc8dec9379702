import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import type { StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { REJECTED, UNDO_SECONDS } from 'contracts/recruiting/interview/interview.statuses';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSend } from '#admin-ui/shared/useSend';
import { BulkResult } from './BulkResult.tsx';
import { RejectDialog, type Rejection } from './RejectDialog.tsx';
import { UndoStatus } from './UndoStatus.tsx';
import { useTells } from './useTells.ts';

type Change = {
  ids: readonly string[];
  status: StaffInterviewStatus;
  comment?: string;
  /** Whose it is, where there is one. */
  name?: string | null;
};

type Options = {
  /** It was answered: what asked for it may close. */
  onAnswer?: () => void;
  /** … and what was refused is read. */
  onDone?: () => void;
  onError?: (error: Error) => void;
};

/**
 * Changes the status of one interview or many: asks for the reason where they are rejected, offers to undo it, and tells which were
 * refused. `dialogs` belongs onto the page.
 */
export const useStatusChange = ({ onAnswer, onDone, onError }: Options = {}) => {
  const notify = useNotify();
  const [tells] = useTells();
  const [asked, ask] = useState<Change | null>(null);
  const [answer, setAnswer] = useState<BulkAnswer | null>(null);

  const { mutate, isPending } = useSend<BulkAnswer & { notMailed?: BulkAnswer['refused'] }>({
    resource: 'interviews',
    onSuccess: ({ changed, refused, notMailed = [] }, { body }) => {
      const { status } = body as Change;
      ask(null);
      onAnswer?.();
      if (changed.length > 0) {
        const options = { type: 'success' as const, autoHideDuration: UNDO_SECONDS * 1_000 };
        notify(<UndoStatus ids={changed} status={status} />, options);
      }
      if (notMailed.length > 0)
        notify('resources.interviews.tell.left', { type: 'warning', messageArgs: { smart_count: notMailed.length } });
      if (refused.length > 0) setAnswer({ changed, refused });
      else onDone?.();
    },
    ...(onError && { onError }),
  });
  const send = ({ ids, status, comment = '' }: Change, rejection: Partial<Rejection> = {}) =>
    mutate({
      action: 'status',
      body: { ids, status, comment, reasonId: null, ...rejection },
    });
  const closeAnswer = () => {
    setAnswer(null);
    onDone?.();
  };

  const dialogs: ReactNode = (
    <>
      {asked && (
        <RejectDialog
          ids={asked.ids}
          name={asked.name}
          comment={asked.comment ?? ''}
          isBusy={isPending}
          onReject={(rejection) => send(asked, rejection)}
          onCancel={() => ask(null)}
        />
      )}
      {answer && <BulkResult answer={answer} onClose={closeAnswer} />}
    </>
  );
  return {
    change: (change: Change) =>
      change.status === REJECTED ? ask(change) : send(change, tells ? {} : { isSilent: true }),
    isPending,
    dialogs,
  };
};
