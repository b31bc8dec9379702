import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { keptPlayer } from './kept-player.ts';
import { PlayerBar, type PlayerTranslate } from './PlayerBar.tsx';
import { actionOf, type PlayerActions } from './player-keys.ts';
import { useMedia } from './useMedia.ts';
import { useRenewal } from './useRenewal.ts';

const Root = styled('section')({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 12,
  color: '#fff',
  background: '#0f1613',
  '& video': {
    display: 'block',
    width: '100%',
    maxHeight: '70dvh',
    // Nothing beneath moves when its size is known.
    aspectRatio: 'auto 4 / 3',
    background: '#000',
    cursor: 'pointer',
  },
  '& video[data-sound]': { height: 0 },
  '&:fullscreen': { borderRadius: 0, gridTemplateRows: '1fr auto', '& video': { maxHeight: 'none', height: '100%' } },
});
const Failed = styled('p')({ margin: 0, padding: '20px 16px', fontSize: '0.9375rem' });

export type Captions = { src: string; label: string; lang: string };

type Props = {
  src: string;
  /** Another address, where that one has run out. */
  renew?: () => Promise<string>;
  /** What is shown, for those who listen. */
  title: string;
  /** `player.…` in the reader's language. */
  t: PlayerTranslate;
  poster?: string | undefined;
  captions?: readonly Captions[];
  /** Nothing to look at. */
  isSound?: boolean;
  /** The element itself, for who leads to moments of it. */
  mediaRef?: RefObject<HTMLVideoElement | null>;
  onPlay?: () => void;
  onEnded?: () => void;
};

/** A button takes the keys that press it, a slider and a choice all but letters. */
const takesKey = ({ target, key }: KeyboardEvent): boolean => {
  if (target instanceof HTMLButtonElement) return key === ' ' || key === 'Enter';
  return (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) && (key === ' ' || key.length > 1);
};

/** A video or a sound of ours, played by the browser under controls that are the same everywhere. Seeks by range requests. */
export const Player = ({
  src,
  renew,
  title,
  t,
  poster,
  captions = [],
  isSound = false,
  mediaRef,
  onPlay,
  onEnded,
}: Props) => {
  const [own, root] = [useRef<HTMLVideoElement>(null), useRef<HTMLElement>(null)];
  const video = mediaRef ?? own;
  const { url, hasFailed } = useRenewal(video, src, renew);
  const state = useMedia(video, url);
  const [hasCaptionsOn, setCaptionsOn] = useState(() => keptPlayer.read().hasCaptions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tracks that come later are shown or not as those before
  useEffect(() => {
    const [track] = video.current?.textTracks ?? [];
    if (track) track.mode = hasCaptionsOn ? 'showing' : 'hidden';
  }, [video, hasCaptionsOn, captions]);

  // A source sets an element's speed back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as often as there is another source
  useEffect(() => {
    const { rate, isMuted } = keptPlayer.read();
    if (!video.current) return;
    video.current.defaultPlaybackRate = rate;
    video.current.playbackRate = rate;
    video.current.muted = isMuted;
  }, [video, url]);

  const withVideo = (act: (element: HTMLVideoElement) => unknown) => () => {
    if (video.current) void act(video.current);
  };
  const seekTo = (seconds: number) =>
    withVideo((element) => (element.currentTime = Math.min(Math.max(0, seconds), state.duration)))();
  const actions: PlayerActions = {
    toggle: withVideo((element) => (state.isPlaying ? element.pause() : element.play().catch(() => undefined))),
    seekTo,
    seekBy: (seconds) => seekTo((video.current?.currentTime ?? 0) + seconds),
    setRate: (rate) =>
      withVideo((element) => {
        element.playbackRate = rate;
        keptPlayer.keep({ rate });
      })(),
    toggleMuted: withVideo((element) => {
      element.muted = !element.muted;
      keptPlayer.keep({ isMuted: element.muted });
    }),
    toggleCaptions: () => {
      setCaptionsOn(!hasCaptionsOn);
      keptPlayer.keep({ hasCaptions: !hasCaptionsOn });
    },
    toggleFullscreen: () =>
      void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen?.()),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesKey(event)) return;
    const act = actionOf(event.key, { actions, rate: state.rate, duration: state.duration });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Root ref={root} aria-label={title} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions come with those recordings that have some */}
      <video
        ref={video}
        src={url}
        poster={poster}
        preload="metadata"
        playsInline
        data-sound={isSound || undefined}
        onClick={actions.toggle}
        onPlay={onPlay}
        onEnded={onEnded}
      >
        {captions.map((track, index) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={track.lang}
            label={track.label}
            default={index === 0}
          />
        ))}
      </video>
      {hasFailed ? (
        <Failed role="alert">{t('player.failed')}</Failed>
      ) : (
        <PlayerBar
          state={state}
          actions={actions}
          hasCaptionsOn={captions.length > 0 ? hasCaptionsOn : null}
          canBeLarge={!isSound && document.fullscreenEnabled}
          t={t}
        />
      )}
    </Root>
  );
};
