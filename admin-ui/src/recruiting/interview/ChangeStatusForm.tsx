import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InterviewStatus, StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { useSend } from '#admin-ui/shared/useSend';
import { CommentInput, isTooLongComment } from './CommentInput.tsx';
import { StatusChoice } from './StatusChoice.tsx';

const Form = styled('form')({ display: 'grid', gap: 16 });

/** Moves an interview to another status, with or without a comment; or comments alone. */
export const ChangeStatusForm = ({ id, status }: { id: string; status: InterviewStatus }) => {
  const t = useTranslate();
  const notify = useNotify();
  const [chosen, choose] = useState<StaffInterviewStatus | null>(null);
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<string>();
  const isMove = chosen !== null && chosen !== status;
  const isSaying = comment.trim() !== '';

  const { mutate, isPending } = useSend({
    resource: 'interviews',
    success: isMove ? 'resources.interviews.change.done' : 'resources.interviews.change.commented',
    onSuccess: () => {
      choose(null);
      setComment('');
    },
    onError: (error) => {
      setFault(fieldErrorsOf(error).comment);
      notify(error.message, { type: 'error' });
    },
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    mutate({ id, action: 'status', body: isMove ? { status: chosen, comment } : { comment } });
  };

  return (
    <Form onSubmit={send}>
      <StatusChoice chosen={chosen} onChoose={choose} />
      <CommentInput value={comment} onChange={setComment} fault={fault} />
      <Button
        type="submit"
        variant="contained"
        disabled={isPending || (!isMove && !isSaying) || isTooLongComment(comment)}
      >
        {t(isMove || !isSaying ? 'resources.interviews.change.submit' : 'resources.interviews.change.commentOnly')}
      </Button>
    </Form>
  );
};
