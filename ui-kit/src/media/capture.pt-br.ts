import type { captureEnUs } from './capture.en-us.ts';

export const capturePtBr: typeof captureEnUs = {
  camera: 'Câmera',
  microphone: 'Microfone',
  preview: 'O que sua câmera mostra',
  screenPreview: 'O que você compartilha da sua tela',
  level: 'Nível do microfone',
  saySomething: 'Diga algo para testar o microfone.',
  heard: 'Seu microfone funciona.',
  whatToDo: 'O que fazer',
  again: 'Tentar de novo',
  close: 'Fechar',
  fault: {
    'camera-blocked': {
      title: 'Sua câmera está bloqueada',
      detail: 'Este site não tem permissão para usar sua câmera, por isso suas respostas não podem ser gravadas.',
    },
    'microphone-blocked': {
      title: 'Seu microfone está bloqueado',
      detail: 'Este site não tem permissão para usar seu microfone, por isso suas respostas não podem ser gravadas.',
    },
    'camera-and-microphone-blocked': {
      title: 'Sua câmera e seu microfone estão bloqueados',
      detail:
        'Este site não tem permissão para usar sua câmera e seu microfone, por isso suas respostas não podem ser gravadas.',
    },
    'no-devices': {
      title: 'Nenhum dispositivo encontrado',
      detail:
        'Nenhuma câmera ou microfone foi encontrado, por isso a entrevista não pode continuar. Conecte-os, ou abra esta página em outro aparelho, e tente de novo.',
    },
    'device-busy': {
      title: 'Sua câmera ou seu microfone está em uso',
      detail: 'Outro programa ou outra aba está usando o dispositivo. Feche-o e tente de novo.',
    },
    'screen-not-captured': {
      title: 'Não foi possível capturar sua tela',
      detail:
        'Sua tela não foi compartilhada, ou este navegador não consegue compartilhá-la. Celulares não conseguem: use um computador com um navegador recente e escolha o que compartilhar quando for perguntado.',
    },
    'recording-unsupported': {
      title: 'Este navegador não consegue gravar',
      detail: 'Use uma versão recente do Chrome, Edge, Firefox ou Safari.',
    },
  },
  help: {
    chrome: 'No Chrome: clique no ícone à esquerda do endereço, ative a câmera e o microfone e tente de novo.',
    edge: 'No Edge: clique no cadeado à esquerda do endereço, permita a câmera e o microfone e tente de novo.',
    firefox:
      'No Firefox: clique na câmera ou no microfone riscado à esquerda do endereço, remova o bloqueio e tente de novo.',
    safari:
      'No Safari: abra Safari > Ajustes para este site, defina câmera e microfone como Permitir e recarregue esta página.',
    ios: 'No iPhone e no iPad: abra Ajustes > Apps > Safari, permita a câmera e o microfone e recarregue esta página.',
    android:
      'No Android: toque no ícone à esquerda do endereço, abra Permissões, permita a câmera e o microfone e tente de novo.',
  },
};
