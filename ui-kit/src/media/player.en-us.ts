/** Of the player, under `player`. */
export const playerEnUs = {
  play: 'Play',
  pause: 'Pause',
  seek: 'Position',
  place: '{{time}} of {{duration}}',
  speed: 'Playback speed',
  mute: 'Mute',
  captions: 'Captions',
  fullscreen: 'Full screen',
  failed: 'This recording cannot be played in this browser.',
};
