import '#ui-kit/media/capture.words';
import styled from '@emotion/styled';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { KitPlayer } from '#ui-kit/media/KitPlayer.tsx';
import { colour } from '#ui-kit/theme/colours';
import { useAnswering } from './answering.ts';

/** As high as the video that is to come: what is beneath stays where it is. */
export const PlayerRoom = styled.div({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  aspectRatio: '4 / 3',
  maxHeight: '70dvh',
  borderRadius: 12,
  textAlign: 'center',
  background: colour.sunken,
});

type Props = {
  fileId: string;
  title: string;
  isSound?: boolean;
  notYet?: string;
  /** The element that plays, for whoever measures. */
  mediaRef?: RefObject<HTMLVideoElement | null>;
};

/** A video or sound of the server, under addresses of a minute. */
export const TicketPlayer = ({ fileId, title, isSound = false, notYet, mediaRef }: Props) => {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { mediaUrl } = useAnswering();
  const ask = useCallback(() => mediaUrl(fileId), [mediaUrl, fileId]);
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
  if (!url) return isSound ? null : <PlayerRoom />;
  return <KitPlayer src={url} renew={ask} title={title} isSound={isSound} {...(mediaRef && { mediaRef })} />;
};
