import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InterviewView, StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { REJECTED } from 'contracts/recruiting/interview/interview.statuses';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { useSend } from '#admin-ui/shared/useSend';
import { CommentInput, isTooLongComment } from './CommentInput.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { TellSwitch } from './TellSwitch.tsx';
import { useStatusChange } from './useStatusChange.tsx';

const Form = styled('form')({ display: 'grid', gap: 16 });

type Props = { interview: Pick<InterviewView, 'id' | 'status' | 'candidateName'> };

/** Moves an interview to another status, with or without a comment; or comments alone. */
export const ChangeStatusForm = ({ interview: { id, status, candidateName: name } }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const [chosen, choose] = useState<StaffInterviewStatus | null>(null);
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<string>();
  const isMove = chosen !== null && chosen !== status;
  const isSaying = comment.trim() !== '';
  const clear = () => {
    choose(null);
    setComment('');
  };
  const onError = (error: Error) => {
    setFault(fieldErrorsOf(error).comment);
    notify(error.message, { type: 'error' });
  };

  const move = useStatusChange({ onAnswer: clear, onError });
  const say = useSend({
    resource: 'interviews',
    success: 'resources.interviews.change.commented',
    onSuccess: clear,
    onError,
  });
  const isPending = move.isPending || say.isPending;

  const send = (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    if (isMove) move.change({ ids: [id], status: chosen, comment, name });
    else say.mutate({ id, action: 'status', body: { comment } });
  };

  return (
    <Form onSubmit={send}>
      <StatusChoice chosen={chosen} onChoose={choose} />
      <CommentInput value={comment} onChange={setComment} fault={fault} />
      {isMove && chosen !== REJECTED && <TellSwitch />}
      <Button
        type="submit"
        variant="contained"
        disabled={isPending || (!isMove && !isSaying) || isTooLongComment(comment)}
      >
        {t(isMove || !isSaying ? 'resources.interviews.change.submit' : 'resources.interviews.change.commentOnly')}
      </Button>
      {move.dialogs}
    </Form>
  );
};
