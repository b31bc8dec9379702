export const emailAddressPtBr = {
  emailAddress: {
    unverified: 'Seu endereço {{email}} ainda não foi confirmado. Abra o link do e-mail que enviamos.',
    again: 'Enviar o e-mail de novo',
    sending: 'Enviando…',
    sent: 'O e-mail está a caminho.',
    change: {
      title: 'E-mail',
      detail: 'Sua conta usa {{email}}. Para alterar, abra os links que enviamos aos dois endereços.',
      open: 'Alterar e-mail',
      email: 'Novo e-mail',
      submit: 'Enviar os links',
      sent: 'Um link está a caminho de {{from}} e outro de {{to}}. Abra os dois em até um dia; até lá nada muda.',
      pageTitle: 'Alteração de e-mail',
      oldLead: 'Sua conta passará a usar outro endereço no lugar deste. Recuse se não foi você quem pediu.',
      newLead:
        'Sua conta passará a usar este endereço. Aceite, e a alteração vale quando o endereço antigo também aceitar.',
      agree: 'Aceitar a alteração',
      refuse: 'Recusar a alteração',
      changedTitle: 'Seu e-mail foi alterado',
      changed: 'A partir de agora você entra com o novo.',
      agreedTitle: 'Um dos endereços aceitou',
      agreed: 'Agora abra o link do e-mail enviado ao outro endereço.',
      refusedTitle: 'A alteração foi recusada',
      refused: 'Seu e-mail continua o mesmo. Se não foi você quem pediu, escolha uma nova senha.',
      invalid: 'Ele já foi usado, tem mais de um dia ou outra alteração foi pedida depois.',
    },
    verify: {
      title: 'Confirme seu e-mail',
      lead: 'Um clique mostra que este endereço é seu.',
      submit: 'Confirmar meu endereço',
      submitting: 'Confirmando…',
      doneTitle: 'Seu endereço foi confirmado',
      done: 'Obrigado. Não há mais nada a fazer.',
      goOn: 'Continuar',
      invalidTitle: 'Este link não funciona mais',
      invalid: 'Ele já foi usado ou tem mais de sete dias. Você pode pedir outro no seu perfil.',
    },
  },
};

export const emailAddressProblemPtBr = {
  'email-unchanged': 'Este já é o seu e-mail',
  'verification-link-invalid': 'Este link não funciona mais.',
};
