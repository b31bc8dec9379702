import './open-interview.words.ts';
import { isProblemError } from 'contracts/client/problem-error';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { readResponse } from '#candidate-ui/recruiting/response/responses';
import { Notice } from '#candidate-ui/shared/Notice.tsx';

/** Milliseconds between two looks, and after which a mail is promised. */
const PAUSE = 700;
const LONG = 20_000;

/** The company's side of it is made within moments; then the interview opens. */
export const Preparing = ({ interviewId }: { interviewId: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const long = setTimeout(() => setSlow(true), LONG);
    const look = async () => {
      try {
        await readResponse(interviewId);
        if (!isLeft) await navigate(`/c/interviews/apply/${interviewId}`, { replace: true });
      } catch (error) {
        if (isLeft) return;
        if (!isProblemError(error) || error.status !== 404) setSlow(true);
        timer = setTimeout(() => void look(), PAUSE);
      }
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
      clearTimeout(long);
    };
  }, [interviewId, navigate]);
  return (
    <Notice
      icon="clock"
      role="status"
      title={t('openInterview.preparing')}
      detail={t(`openInterview.${isSlow ? 'slow' : 'preparingDetail'}`)}
    />
  );
};
