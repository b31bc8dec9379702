import './media.words.ts';
import styled from '@emotion/styled';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { clockTime } from 'ui-kit/media/clock-time';
import { KitPlayer } from 'ui-kit/media/KitPlayer.tsx';
import { RecordingMark } from 'ui-kit/media/RecordingMark.tsx';
import { useCapture } from 'ui-kit/media/useCapture';
import { useNow } from 'ui-kit/media/useNow';
import { DeviceCheck } from './DeviceCheck.tsx';
import { TRIAL_SECONDS, useTrial } from './useTrial.ts';

const Root = styled.div({ display: 'grid', gap: 20 });
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

/** Records, shows what was recorded, and forgets it. */
export const TrialRecorder = ({ kind }: { kind: 'camera' | 'microphone' }) => {
  const { t } = useTranslation();
  const { stream } = useCapture();
  const { trial, start, stop, again } = useTrial();
  const now = useNow(trial.is === 'recording');
  if (trial.is === 'done')
    return (
      <Root>
        <p role="status">{t('media.trial.done')}</p>
        <KitPlayer src={trial.url} title={t('media.trial.recording')} isSound={trial.type.startsWith('audio/')} />
        <Actions>
          <ActionButton kind="quiet" onClick={again}>
            {t('media.trial.again')}
          </ActionButton>
        </Actions>
      </Root>
    );
  return (
    <Root>
      <DeviceCheck kind={kind} />
      <Actions>
        {trial.is === 'ready' ? (
          <ActionButton disabled={!stream} onClick={() => stream && start(stream)}>
            {t('media.trial.start')}
          </ActionButton>
        ) : (
          <>
            <ActionButton onClick={() => void stop()}>{t('media.trial.stop')}</ActionButton>
            <RecordingMark
              label={t('media.trial.left', { time: clockTime(TRIAL_SECONDS - (now - trial.since) / 1_000) })}
            />
          </>
        )}
      </Actions>
    </Root>
  );
};
