import './media.words.ts';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { FileChoice } from 'ui-kit/form/FileChoice.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { KitPlayer } from 'ui-kit/media/KitPlayer.tsx';
import { colour } from 'ui-kit/theme/colours';
import { TestFrame } from './TestFrame.tsx';

const Root = styled.div({ display: 'grid', gap: 16, justifyItems: 'start', '& section': { width: '100%' } });
const Hint = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });

/** `/test/video-player`: whether this browser plays a video of one's own. It does not leave the device. */
export const VideoPlayerPage = () => {
  const { t } = useTranslation();
  const [video, setVideo] = useState<{ name: string; url: string; isSound: boolean } | null>(null);
  useEffect(() => () => (video ? URL.revokeObjectURL(video.url) : undefined), [video]);
  return (
    <TestFrame title={t('media.test.player.title')} lead={t('media.test.player.lead')}>
      <Root>
        <FileChoice
          label={t('media.test.player.choose')}
          accept="video/*,audio/*"
          onFiles={([file]) => {
            if (file)
              setVideo({ name: file.name, url: URL.createObjectURL(file), isSound: file.type.startsWith('audio/') });
          }}
        />
        {video ? (
          <KitPlayer src={video.url} title={video.name} isSound={video.isSound} />
        ) : (
          <Hint>{t('media.test.player.none')}</Hint>
        )}
        <Hint>{t('media.test.player.keys')}</Hint>
      </Root>
    </TestFrame>
  );
};
