import { capturePtBr } from 'ui-kit/media/capture.pt-br';
import { playerPtBr } from 'ui-kit/media/player.pt-br';
import type { mediaEnUs } from './media.en-us.ts';

export const mediaPtBr: typeof mediaEnUs = {
  player: playerPtBr,
  media: {
    ...capturePtBr,
    trial: {
      start: 'Iniciar gravação de teste',
      stop: 'Parar',
      left: 'Restam {{time}}',
      done: 'É assim que os outros vão ver e ouvir você. A gravação não é salva.',
      recording: 'Gravação de teste',
      again: 'Gravar de novo',
    },
    test: {
      recorder: {
        title: 'Teste sua câmera e seu microfone',
        lead: 'Faça uma gravação e assista. Ela fica neste navegador e é esquecida quando você sai da página.',
      },
      player: {
        title: 'Teste a reprodução de vídeo',
        lead: 'Abra um vídeo ou som do seu aparelho para ver se este navegador o reproduz. Ele não é enviado.',
        choose: 'Escolher um vídeo',
        none: 'Nenhum vídeo escolhido ainda.',
        keys: 'Teclas: espaço reproduz e pausa, ← → avançam 5 segundos, J L avançam 10, < > mudam a velocidade, M silencia, F abre em tela cheia.',
      },
    },
  },
};
