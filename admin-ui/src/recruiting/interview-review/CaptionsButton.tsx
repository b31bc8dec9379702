import ClosedCaptionOutlined from '@mui/icons-material/ClosedCaptionOutlined';
import Button from '@mui/material/Button';
import type { ReviewedQuestion } from 'contracts/recruiting/interview-review/interview-review.views';
import { isWebVtt } from 'contracts/recruiting/response/response.captions';
import { MAX_CAPTIONS_LENGTH } from 'contracts/recruiting/response/response.choices';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';

const words = 'resources.interview-reviews.captions';

type Props = { responseId: string; question: ReviewedQuestion };

/** Adds a file of captions to a recording, or takes them away. */
export const CaptionsButton = ({ responseId, question }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const { questionId, captions: present } = question;
  const { mutate, isPending } = useSend({
    resource: 'responses',
    success: `${words}.${present ? 'removed' : 'added'}`,
  });
  const send = (captions: string | null) =>
    mutate({ id: responseId, action: 'captions', body: { questionId, captions, language: locale.slice(0, 2) } });
  const read = async (file: File | undefined) => {
    if (!file) return;
    const captions = file.size > 4 * MAX_CAPTIONS_LENGTH ? '' : await file.text();
    if (captions.length > MAX_CAPTIONS_LENGTH || !isWebVtt(captions))
      notify('problem.captions-not-webvtt', { type: 'error' });
    else send(captions);
  };
  return (
    <Allowed to="tenant.interviews.responses.update">
      <input
        ref={input}
        type="file"
        accept=".vtt,text/vtt"
        hidden
        aria-label={t(`${words}.file`)}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        size="small"
        startIcon={<ClosedCaptionOutlined />}
        disabled={isPending}
        onClick={() => (present ? send(null) : input.current?.click())}
      >
        {t(`${words}.${present ? 'remove' : 'add'}`)}
      </Button>
    </Allowed>
  );
};
