export const hirePtBr = {
  hire: {
    title: 'Antes do seu primeiro dia',
    lead: 'O que as empresas que estão contratando você precisam de você.',
    as: '{{jobTitle}} em {{company}}',
    starts: 'Seu primeiro dia: {{day}}',
    open_one: '{{count}} item espera por você.',
    open_other: '{{count}} itens esperam por você.',
    nothingOpen: 'Não há nada que você precise fazer agora.',
    hired: 'Você foi contratado. Procure o convite no seu e-mail.',
    due: 'Até {{day}}',
    optional: 'Opcional',
    done: 'Concluído',
    tick: 'Marcar como concluído',
    answer: 'Sua resposta',
    send: 'Enviar resposta',
    document: 'Um documento do seu perfil',
    give: 'Entregar este documento',
    upload: 'Enviar um documento',
    given: 'Enviado.',
    banner: {
      one: '{{company}} está se preparando para o seu primeiro dia.',
      several: 'Há empresas se preparando para o seu primeiro dia.',
      action: 'Ver o que falta',
    },
    empty: {
      title: 'Ninguém pediu nada a você',
      detail: 'Quando uma empresa contratar você, o que ela precisa antes do primeiro dia aparece aqui.',
    },
  },
};

export const hireProblemPtBr = {
  'pending-hire-answer-required': 'Escreva uma resposta.',
  'pending-hire-document-required': 'Escolha um documento do seu perfil.',
  'pending-hire-ended': 'A empresa encerrou este processo. Nada mais é necessário.',
  'pending-hire-done': 'Você já foi contratado. Nada mais é necessário.',
};
