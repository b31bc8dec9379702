import { addWords } from '#ui-kit/i18n/i18n';
import { captureEnUs } from './capture.en-us.ts';
import { playerEnUs } from './player.en-us.ts';

const loadPtBr = async () => {
  const { capturePtBr } = await import('./capture.pt-br.ts');
  const { playerPtBr } = await import('./player.pt-br.ts');
  return { player: playerPtBr, media: capturePtBr };
};

export const words = await addWords({ 'en-us': { player: playerEnUs, media: captureEnUs }, 'pt-br': loadPtBr });
