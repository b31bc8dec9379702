import './media.words.ts';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { ActionLabel } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { KitPlayer } from 'ui-kit/media/KitPlayer.tsx';
import { colour } from 'ui-kit/theme/colours';
import { TestFrame } from './TestFrame.tsx';

const Root = styled.div({ display: 'grid', gap: 16, justifyItems: 'start', '& section': { width: '100%' } });
const Input = styled.input({ position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)', overflow: 'hidden' });
const Hint = styled.p({ fontSize: '0.875rem', color: colour.inkSoft });

/** `/test/video-player`: whether this browser plays a video of one's own. It does not leave the device. */
export const VideoPlayerPage = () => {
  const { t } = useTranslation();
  const [video, setVideo] = useState<{ name: string; url: string; isSound: boolean } | null>(null);
  useEffect(() => () => (video ? URL.revokeObjectURL(video.url) : undefined), [video]);
  return (
    <TestFrame title={t('media.test.player.title')} lead={t('media.test.player.lead')}>
      <Root>
        <div>
          <Input
            id="video"
            type="file"
            accept="video/*,audio/*"
            aria-label={t('media.test.player.choose')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file)
                setVideo({ name: file.name, url: URL.createObjectURL(file), isSound: file.type.startsWith('audio/') });
            }}
          />
          <ActionLabel htmlFor="video" aria-hidden="true">
            {t('media.test.player.choose')}
          </ActionLabel>
        </div>
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
