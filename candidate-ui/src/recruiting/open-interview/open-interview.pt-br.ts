import type { openInterviewEnUs } from './open-interview.en-us.ts';

export const openInterviewPtBr: typeof openInterviewEnUs = {
  openInterview: {
    title: 'Sua entrevista',
    eyebrow: '{{company}} quer conhecer você',
    within_one: 'Você tem {{count}} dia para responder depois de entrar.',
    within_other: 'Você tem {{count}} dias para responder depois de entrar.',
    about: 'Ler sobre a entrevista',
    action: 'Participar',
    busy: 'Inscrevendo você…',
    as: 'Você participa como {{name}} ({{email}}). {{company}} receberá o que seu perfil diz e o que você responder.',
    leaves:
      'Você está no espaço de trabalho de {{company}}. Ao participar, você vai para o seu espaço de candidato. Para voltar, use o menu.',
    preparing: 'Sua entrevista está sendo preparada…',
    preparingDetail: 'Ela abre aqui em instantes.',
    slow: 'Está demorando mais que o normal. Enviaremos o link por e-mail assim que a entrevista estiver pronta.',
    joined: 'Você já participa desta entrevista',
    toAnswer: 'As perguntas esperam por você neste navegador ou em qualquer outro aparelho.',
    answered: 'Não há mais nada para responder. Acompanhe o andamento em “Minhas entrevistas”.',
    goOn: 'Ir para a entrevista',
    mine: 'Minhas entrevistas',
    closed: 'Esta entrevista não está aberta',
    closedDetail:
      'Ela foi encerrada ou o link está incompleto. Se você já participou, suas respostas continuam com a empresa.',
  },
};
