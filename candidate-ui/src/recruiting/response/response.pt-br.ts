import { responseProblemPtBr } from 'ui-kit/recruiting/response-problems.pt-br';
import type { responseEnUs } from './response.en-us.ts';

export const responsePtBr: typeof responseEnUs = {
  response: {
    leave: 'Sair',
    continue: 'Continuar',
    next: 'Próxima pergunta',
    later: 'Responder depois',
    skip: 'Pular',
    previous: 'Pergunta anterior',
    toReview: 'Revisar e enviar',
    number: 'Pergunta {{number}} de {{count}}',
    required: 'Esta pergunta precisa ser respondida.',
    reopened:
      '{{company}} liberou esta gravação de novo para você. Suas outras respostas ficam como você as enviou. Envie outra vez quando terminar.',
    optional: 'Você pode pular esta pergunta.',
    deadline: 'Você pode responder até {{at}} ({{zone}}).',
    type: {
      video: 'Resposta em vídeo',
      audio: 'Resposta em áudio',
      'screen-share': 'Gravação de tela',
      text: 'Resposta escrita',
      document: 'Documento',
      'multiple-choice': 'Múltipla escolha',
    },
    devices: {
      title: 'Verifique sua câmera e seu microfone',
      lead: 'Nada está sendo gravado ainda. Escolha seus dispositivos; eles ficam lembrados neste navegador.',
      open: 'Verificar dispositivos',
    },
    practice: {
      open: 'Praticar antes',
      title: 'Gravação de treino',
      lead: 'As gravações de treino ficam neste navegador. Ninguém as vê, e elas nunca são salvas.',
      question: 'Conte em poucas frases o que você fez no último fim de semana.',
      done: 'Terminei de praticar',
    },
    instructions: {
      title: 'Antes de começar',
      video: 'Uma mensagem de {{company}}',
      begin: 'Começar entrevista',
      count_one: 'Há {{count}} pergunta.',
      count_other: 'Há {{count}} perguntas.',
      time: 'Algumas perguntas têm tempo para pensar e tempo para responder. Cada um começa quando você disser, e nada pode pará-lo.',
      reload:
        'Se esta página fechar ou a conexão cair, o relógio continua. O que foi gravado até então é guardado e enviado.',
      edit: 'Você pode mudar suas respostas até enviá-las.',
      moreTime: 'Você tem {{percent}}% mais tempo do que o normal.',
    },
    text: {
      label: 'Sua resposta',
      atLeast: '{{count}} de no mínimo {{minimum}} caracteres',
      characters: '{{count}} caracteres',
      other: 'Outra resposta foi salva depois que você escreveu isto, em outra aba ou navegador:',
      takeOther: 'Usar a resposta salva',
      keepMine: 'Salvar o que está escrito aqui',
      state: {
        saved: 'Salva',
        unsaved: 'Ainda não salva',
        saving: 'Salvando…',
        'too-short': 'Guardada neste navegador até ter o tamanho mínimo',
        failed: 'Guardada neste navegador, ainda não salva',
      },
    },
    choice: {
      all: 'Escolha todas as que se aplicam',
      points_one: '{{count}} ponto',
      points_other: '{{count}} pontos',
      save: 'Salvar resposta',
      unsaved: 'Salvar sua escolha antes?',
      unsavedDetail:
        'Ela ainda não foi salva. Depois de salvar, você verá a resposta correta e não poderá mais alterar a sua.',
      leave: 'Continuar sem salvar',
      right: 'Resposta certa',
      wasRight: 'Está certa. Esta resposta é definitiva.',
      wasWrong: 'Não está certa. Esta resposta é definitiva.',
    },
    review: {
      title: 'Suas respostas',
      question: 'Pergunta {{number}}',
      answered: 'Respondida',
      open: 'Não respondida',
      edit: 'Alterar',
      look: 'Ver',
      go: 'Responder',
      missing_one: '{{count}} pergunta ainda precisa ser respondida antes de enviar.',
      missing_other: '{{count}} perguntas ainda precisam ser respondidas antes de enviar.',
      saving: 'Sua última resposta está sendo salva. Você poderá enviar em instantes.',
    },
    submit: {
      action: 'Enviar respostas',
      question: 'Enviar suas respostas?',
      detail: 'Depois disso você não poderá mudá-las.',
      not: 'Ainda não',
    },
    way: {
      title: 'Ainda a caminho',
      stay: 'Mantenha esta página aberta até tudo chegar. Se você fechá-la, o envio continua quando abrir a entrevista de novo neste navegador.',
      name: 'Pergunta {{number}}, gravação {{take}}',
      sending: 'Enviando',
      waiting: 'Esperando a conexão',
    },
    interrupted: {
      title: 'Gravações interrompidas',
      answer:
        'Pergunta {{number}}: a gravação {{take}} foi interrompida. Os primeiros {{time}} chegaram e são sua resposta.',
      kept: 'Pergunta {{number}}: a gravação {{take}} foi interrompida. Os primeiros {{time}} chegaram e ficam guardados.',
      open: 'Pergunta {{number}}: a gravação {{take}} foi interrompida. Abra a entrevista no navegador em que você gravou e o resto é enviado. Se não, o que chegou fica guardado quando você enviar.',
      waiting:
        'Pergunta {{number}}: a gravação {{take}} foi interrompida. O que chegar até um dia depois do prazo fica guardado.',
    },
    over: {
      title: 'A entrevista terminou',
      submitted: '{{company}} recebeu suas respostas em {{at}}. Obrigado!',
      arrived: 'Tudo chegou. Você pode fechar esta página.',
      expired: 'O prazo desta entrevista acabou',
      expiredDetail:
        'O prazo terminou em {{at}}. {{company}} vê o que você respondeu até então. Fale com a empresa se algo deu errado.',
      mine: 'Minhas entrevistas',
    },
    anotherTab: {
      title: 'Entrevista',
      what: 'Sua entrevista está aberta em outra aba',
      detail: 'Continue por lá. Se você fechar aquela aba, esta assume.',
    },
  },
  problem: responseProblemPtBr,
};
