import type { answeringEnUs } from './answering.en-us.ts';

export const answeringPtBr: typeof answeringEnUs = {
  leaving: {
    title: 'Parar de gravar e sair?',
    detail: 'O que você gravou até agora é guardado e enviado. Conta como esta gravação.',
    leave: 'Parar e sair',
    stay: 'Continuar gravando',
  },
  hint: 'Dica:',
  questionVideo: 'Vídeo sobre esta pergunta',
  saved: 'Sua resposta foi salva.',
  startRecording: 'Iniciar gravação',
  secondsLeft_one: 'Resta {{count}} segundo',
  secondsLeft_other: 'Restam {{count}} segundos',
  fact: {
    thinkTime: 'Tempo para pensar',
    timeLimit: 'Tempo para responder',
    takes: 'Gravações',
    noLimit: 'Sem limite',
    atMost: 'No máximo {{time}}',
    left_one: 'Resta {{count}}',
    left_other: 'Restam {{count}}',
  },
  before: {
    think:
      'A pergunta aparece quando seu tempo para pensar começa. A gravação começa quando esse tempo acaba, ou antes, se você quiser.',
    record: 'Seu tempo para responder começa quando a gravação começa e não pode ser parado.',
    startThinking: 'Mostrar a pergunta',
  },
  screen: { share: 'Escolher o que compartilhar', other: 'Compartilhar outra coisa' },
  thinking: {
    left: 'A gravação começa em',
    video: 'A duração do vídeo ({{time}}) é somada ao seu tempo para pensar.',
    over: 'Seu tempo para pensar acabou. Seu tempo para responder está correndo.',
  },
  recording: {
    on: 'Gravação {{take}}',
    left: 'Tempo restante para responder',
    offline:
      'A conexão caiu. Continue: sua resposta fica guardada neste navegador e é enviada quando a conexão voltar.',
    notBegun: 'A conexão caiu. A gravação começa assim que ela voltar; seu tempo pode já estar correndo.',
    begun: 'Seu tempo para responder está correndo. A conexão caiu bem na hora de começar a gravar.',
    finish: 'Concluir resposta',
  },
  cutOff: {
    kept: 'A gravação parou quando a página foi fechada. O que foi gravado até então está sendo salvo…',
    left: 'A gravação foi interrompida. Se foi em outro navegador, abra a entrevista nele e o resto é enviado. Se não, fica guardado o que chegou.',
    leftOpen:
      'A gravação foi interrompida. Se foi em outro navegador, abra a aula nele e o resto é enviado. Se não, nada dela fica guardado.',
    elsewhere: 'Esta resposta está sendo gravada em outro aparelho. Ela aparece aqui quando terminar.',
    endDetail: 'Se aquele aparelho não voltar, encerre a gravação por aqui. O que chegou dela fica guardado.',
    end: 'Encerrar a gravação',
  },
  takes: {
    saving: 'Sua resposta está sendo salva…',
    which: 'Qual gravação é a sua resposta?',
    one: 'Gravação {{take}} ({{time}})',
    mine: 'Sua gravação {{take}}',
    onItsWay: 'Sua gravação ainda está sendo enviada. Você pode continuar enquanto isso.',
    notYet: 'Sua gravação chegou e está sendo preparada. Você pode continuar enquanto isso.',
    again: 'Gravar de novo',
    againOf_one: 'Gravar de novo (resta {{count}})',
    againOf_other: 'Gravar de novo (restam {{count}})',
    againDetail: 'Esta será a gravação {{take}}. Ela conta assim que começar, e o tempo não pode ser parado.',
    keep: 'Ficar com o que tenho',
  },
  document: {
    label: 'Seu documento',
    replace: 'Substituir por outro documento',
    held: 'Seu documento foi salvo.',
    download: 'Baixar',
  },
};
