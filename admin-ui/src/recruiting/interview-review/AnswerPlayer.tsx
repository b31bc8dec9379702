import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { TicketPurpose } from 'contracts/library/file/file.ticket';
import type { AskedAndAnswered } from 'contracts/recruiting/interview-review/interview-review.views';
import { createContext, type RefObject, useCallback, useContext, useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Player } from 'ui-kit/media/Player.tsx';
import { useCaptionTracks } from 'ui-kit/media/useCaptionTracks';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { codeOf } from '#admin-ui/providers/problems';

type Props = {
  responseId: string;
  fileId: string;
  title: string;
  isSound: boolean;
  captions: AskedAndAnswered['captions'];
  /** Nothing of it arrived, and nothing will. */
  isMissing?: boolean;
  mediaRef?: RefObject<HTMLVideoElement | null>;
};

/** Of whose answers the files are. */
export const AnswerResourceContext = createContext('responses');

/** An address of a minute for a file that somebody answered with. */
export const useAnswerAddress = (responseId: string, fileId: string) => {
  // Its functions are new at every look; the provider itself is the same.
  const provider = useDataProvider<ConsoleDataProvider>();
  const resource = useContext(AnswerResourceContext);
  return useCallback(
    async (purpose: TicketPurpose = 'preview'): Promise<string> => {
      const command = { id: responseId, action: `files/${fileId}/ticket`, body: { purpose } };
      return (await provider.send<{ url: string }>(resource, command)).data.url;
    },
    [provider, resource, responseId, fileId],
  );
};

/** The recording of an answer; says so while it is still on its way or being prepared. */
export const AnswerPlayer = ({ responseId, fileId, title, isSound, captions, isMissing = false, mediaRef }: Props) => {
  const t = useTranslate();
  const tracks = useCaptionTracks(captions);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ url: string; poster: string } | { code: string | null } | null>(null);
  const address = useAnswerAddress(responseId, fileId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with every try
  useEffect(() => {
    let isLeft = false;
    setFound(null);
    Promise.all([address(), isSound ? '' : address('poster')]).then(
      ([url, poster]) => isLeft || setFound({ url, poster }),
      (error: unknown) => isLeft || setFound({ code: codeOf(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [address, isSound, tries]);
  if (isMissing) return null;
  if (!found) return <Skeleton variant="rounded" height={isSound ? 76 : 320} />;
  if ('url' in found)
    return (
      <Player
        src={found.url}
        renew={address}
        title={title}
        t={(key, values) => t(key, values)}
        isSound={isSound}
        poster={found.poster || undefined}
        captions={tracks}
        {...(mediaRef && { mediaRef })}
      />
    );
  const isOnItsWay = found.code === 'file-not-completed' || found.code === 'not-found';
  return (
    <div role="status">
      <p style={{ margin: '0 0 8px' }}>{t(`resources.interview-reviews.${isOnItsWay ? 'onItsWay' : 'notPlayed'}`)}</p>
      <Button size="small" variant="outlined" onClick={() => setTries(tries + 1)}>
        {t('common.retry')}
      </Button>
    </div>
  );
};
