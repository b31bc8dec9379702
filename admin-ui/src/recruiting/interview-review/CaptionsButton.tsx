import ClosedCaptionOutlined from '@mui/icons-material/ClosedCaptionOutlined';
import Button from '@mui/material/Button';
import type { ReviewedQuestion } from 'contracts/recruiting/interview-review/interview-review.views';
import { isWebVtt } from 'contracts/recruiting/response/response.captions';
import { MAX_CAPTIONS_LENGTH } from 'contracts/recruiting/response/response.choices';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FileInput } from 'ui-kit/form/FileInput.tsx';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { CaptionLanguageDialog } from './CaptionLanguageDialog.tsx';

const words = 'resources.interview-reviews.captions';

type Props = { responseId: string; question: ReviewedQuestion };

/** Adds a file of captions to a recording, or takes them away. */
export const CaptionsButton = ({ responseId, question }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const { questionId, captions: present } = question;
  const { mutate, isPending } = useSend({
    resource: 'responses',
    success: `${words}.${present ? 'removed' : 'added'}`,
  });
  const [chosen, choose] = useState<string | null>(null);
  const send = (captions: string | null, language: string) =>
    mutate({ id: responseId, action: 'captions', body: { questionId, captions, language } });
  const read = async (file: File) => {
    const captions = file.size > 4 * MAX_CAPTIONS_LENGTH ? '' : await file.text();
    if (captions.length > MAX_CAPTIONS_LENGTH || !isWebVtt(captions))
      notify('problem.captions-not-webvtt', { type: 'error' });
    else choose(captions);
  };
  return (
    <Allowed to="tenant.interviews.responses.update">
      <FileInput
        ref={input}
        accept=".vtt,text/vtt"
        hidden
        aria-label={t(`${words}.file`)}
        onFiles={([file]) => file && void read(file)}
      />
      <Button
        size="small"
        startIcon={<ClosedCaptionOutlined />}
        disabled={isPending}
        onClick={() => (present ? send(null, present.language) : input.current?.click())}
      >
        {t(`${words}.${present ? 'remove' : 'add'}`)}
      </Button>
      {chosen !== null && (
        <CaptionLanguageDialog
          onChoose={(language) => {
            send(chosen, language);
            choose(null);
          }}
          onCancel={() => choose(null)}
        />
      )}
    </Allowed>
  );
};
