import type { playerEnUs } from './player.en-us.ts';

export const playerPtBr: typeof playerEnUs = {
  play: 'Reproduzir',
  pause: 'Pausar',
  seek: 'Posição',
  place: '{{time}} de {{duration}}',
  speed: 'Velocidade de reprodução',
  mute: 'Silenciar',
  captions: 'Legendas',
  fullscreen: 'Tela cheia',
  failed: 'Esta gravação não pode ser reproduzida neste navegador.',
};
