import './media.words.ts';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { CaptureFaultNotice } from 'ui-kit/media/CaptureFault.tsx';
import type { Device } from 'ui-kit/media/capture';
import { LevelMeter } from 'ui-kit/media/LevelMeter.tsx';
import { LiveView } from 'ui-kit/media/LiveView.tsx';
import { capture, useCapture } from 'ui-kit/media/useCapture';

const Root = styled.div({
  display: 'grid',
  gap: 20,
  '@media (min-width: 720px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});
const Side = styled.div({ display: 'grid', gap: 16, alignContent: 'start' });

type SelectProps = { label: string; devices: Device[]; chosen: string | null; onChoose: (id: string) => void };

const DeviceSelect = ({ label, devices, chosen, onChoose }: SelectProps) => (
  <SelectInput
    label={label}
    value={chosen ?? ''}
    choices={devices.map(({ id, label: name }) => ({ id, name: /^\d+$/.test(name) ? `${label} ${name}` : name }))}
    onChange={({ target }) => onChoose(target.value)}
  />
);

/** Camera and microphone as others will see and hear them, with others to choose; the choice is remembered. */
export const DeviceCheck = ({ kind }: { kind: 'camera' | 'microphone' }) => {
  const { t } = useTranslation();
  const { stream, devices, chosen } = useCapture();
  useEffect(() => void capture.open(kind), [kind]);
  useEffect(() => {
    const media = navigator.mediaDevices;
    const again = () => {
      if (!capture.get().stream) void capture.open(kind);
    };
    media?.addEventListener?.('devicechange', again);
    return () => media?.removeEventListener?.('devicechange', again);
  }, [kind]);
  return (
    <Root>
      {kind === 'camera' && <LiveView stream={stream} label={t('media.preview')} />}
      <Side>
        <CaptureFaultNotice kind={kind} />
        {kind === 'camera' && devices.cameras.length > 0 && (
          <DeviceSelect
            label={t('media.camera')}
            devices={devices.cameras}
            chosen={chosen.cameraId}
            onChoose={(cameraId) => void capture.choose({ cameraId })}
          />
        )}
        {devices.microphones.length > 0 && (
          <DeviceSelect
            label={t('media.microphone')}
            devices={devices.microphones}
            chosen={chosen.microphoneId}
            onChoose={(microphoneId) => void capture.choose({ microphoneId })}
          />
        )}
        {stream && <LevelMeter key={stream.id} stream={stream} />}
      </Side>
    </Root>
  );
};
