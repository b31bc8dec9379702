import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { PortalPlayer } from '#candidate-ui/media/PortalPlayer.tsx';
import { mediaUrl } from './responses.ts';

type Props = { interviewId: string; fileId: string; title: string; isSound?: boolean; notYet?: string };

/** A video or sound of the server, under addresses of a minute. */
export const TicketPlayer = ({ interviewId, fileId, title, isSound = false, notYet }: Props) => {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(() => mediaUrl(interviewId, fileId), [interviewId, fileId]);
  useEffect(() => {
    let isLeft = false;
    ask().then(
      (found) => isLeft || setUrl(found),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [ask]);
  if (hasFailed) return <p>{notYet ?? t('player.failed')}</p>;
  return url && <PortalPlayer src={url} renew={ask} title={title} isSound={isSound} />;
};
