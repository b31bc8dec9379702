import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { clockTime } from './clock-time.ts';
import { PlayerIcon } from './PlayerIcon.tsx';
import { type PlayerActions, RATES } from './player-keys.ts';
import type { MediaState } from './useMedia.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  padding: '0 8px 4px',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const Button = styled(IconButton)({
  color: 'inherit',
  '&:hover': { background: 'rgb(255 255 255 / .14)' },
  '&.Mui-focusVisible, &:focus-visible': { outline: '2px solid #fff', outlineOffset: -2 },
  '&[aria-pressed="true"]': { background: 'rgb(255 255 255 / .22)' },
});
const Track = styled(Slider)({
  flex: '1 0 100%',
  margin: '0 8px',
  width: 'auto',
  color: '#fff',
  '& .MuiSlider-rail': { background: 'rgb(255 255 255 / .5)' },
  '& .MuiSlider-thumb': { width: 14, height: 14 },
  '& .MuiSlider-thumb.Mui-focusVisible': { boxShadow: '0 0 0 6px rgb(255 255 255 / .35)' },
});
const Time = styled('span')({ flex: 1 });
const Speed = styled('select')({
  minHeight: 36,
  padding: '0 4px',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '& option': { color: '#17201c', background: '#fff' },
  '&:focus-visible': { outline: '2px solid #fff' },
});

export type PlayerTranslate = (key: string, values?: Record<string, string | number>) => string;

type Props = {
  state: MediaState;
  actions: PlayerActions;
  /** Null where there are none. */
  hasCaptionsOn: boolean | null;
  canBeLarge: boolean;
  t: PlayerTranslate;
};

/** The controls of a player, each with a name, each reached by the tab key. */
export const PlayerBar = ({ state, actions, hasCaptionsOn, canBeLarge, t }: Props) => {
  const { isPlaying, time, duration, rate, isMuted } = state;
  const place = t('player.place', { time: clockTime(time), duration: clockTime(duration) });
  return (
    <Bar>
      <Track
        size="small"
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(time, duration || 1)}
        disabled={duration === 0}
        getAriaLabel={() => t('player.seek')}
        getAriaValueText={() => place}
        onChange={(_, value) => actions.seekTo(value as number)}
      />
      <Button size="small" aria-label={t(isPlaying ? 'player.pause' : 'player.play')} onClick={actions.toggle}>
        <PlayerIcon name={isPlaying ? 'pause' : 'play'} />
      </Button>
      <Time aria-hidden="true">
        {clockTime(time)} / {clockTime(duration)}
      </Time>
      <Speed
        aria-label={t('player.speed')}
        value={rate}
        onChange={({ target }) => actions.setRate(Number(target.value))}
      >
        {RATES.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </Speed>
      <Button size="small" aria-label={t('player.mute')} aria-pressed={isMuted} onClick={actions.toggleMuted}>
        <PlayerIcon name={isMuted ? 'muted' : 'sound'} />
      </Button>
      {hasCaptionsOn !== null && (
        <Button
          size="small"
          aria-label={t('player.captions')}
          aria-pressed={hasCaptionsOn}
          onClick={actions.toggleCaptions}
        >
          <PlayerIcon name="captions" />
        </Button>
      )}
      {canBeLarge && (
        <Button size="small" aria-label={t('player.fullscreen')} onClick={actions.toggleFullscreen}>
          <PlayerIcon name="fullscreen" />
        </Button>
      )}
    </Bar>
  );
};
