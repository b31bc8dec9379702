import './capture.words.ts';
import styled from '@emotion/styled';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '#ui-kit/i18n/useTranslation';
import { useLevel } from '#ui-kit/media/useLevel';
import { colour, toneColour } from '#ui-kit/theme/colours';

const Root = styled.div({ display: 'grid', gap: 6, fontSize: '0.875rem' });
const Label = styled.span({ fontWeight: 560 });
const Track = styled.div({
  height: 10,
  overflow: 'hidden',
  borderRadius: 999,
  background: colour.line,
  '& i': { display: 'block', height: '100%', width: '100%', transformOrigin: 'left', background: colour.brand },
});
const Said = styled.p({ color: colour.inkSoft, '&[data-heard]': { color: toneColour.success.ink } });

/** From here on it is somebody, not the room. */
const HEARD = 0.25;

/** How loud the microphone is, and whether it has heard anybody yet. */
export const LevelMeter = ({ stream }: { stream: MediaStream | null }) => {
  const { t } = useTranslation();
  const id = useId();
  const level = useLevel(stream);
  const [wasHeard, setHeard] = useState(false);
  const isLoud = level >= HEARD;
  useEffect(() => {
    if (isLoud) setHeard(true);
  }, [isLoud]);
  return (
    <Root>
      <Label id={id}>{t('media.level')}</Label>
      <Track
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
      >
        <i style={{ transform: `scaleX(${level})` }} />
      </Track>
      <Said role="status" data-heard={wasHeard || undefined}>
        {t(wasHeard ? 'media.heard' : 'media.saySomething')}
      </Said>
    </Root>
  );
};
