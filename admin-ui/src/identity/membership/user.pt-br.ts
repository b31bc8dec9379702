import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const userPtBr = resourcePtBr({
  name_one: 'Usuário',
  name_other: 'Usuários',
  gender: 'm',
  search: 'Buscar por nome ou e-mail',
  created: 'O usuário já pode entrar',
  saved: 'Salvo. Já vale na próxima ação dessa pessoa.',
  gone: 'alguém que saiu',
  invite: {
    action: 'Convidar',
    title: 'Convidar um usuário',
    detail: 'A pessoa recebe um e-mail com um link que funciona uma única vez, por sete dias.',
    submit: 'Enviar convite',
    done: 'O convite está a caminho',
  },
  account: 'Conta',
  manage: {
    own: 'Esta é a sua própria conta. Você a altera nas',
    ownPages: 'páginas da sua conta',
    above: 'Esta pessoa pode fazer mais do que você aqui; por isso, você não pode alterar a conta dela.',
    shared:
      'Esta conta também é usada fora desta empresa. Nome, e-mail, senha e foto pertencem somente à própria pessoa.',
    visitor: 'Só os administradores da própria empresa alteram as contas.',
    pending: 'Aguarda a confirmação dos dois endereços: {{email}}',
    picture: 'Foto',
    pictureHint: 'PNG, JPEG ou WebP, até 5 MB. Aparece o centro da imagem.',
    pictureChanged: 'A foto foi salva',
    pictureRemoved: 'A foto foi removida',
    link: {
      action: 'Enviar link para escolher nova senha',
      title: 'Enviar um link para {{name}}?',
      detail:
        'Um e-mail vai para {{email}}. O link funciona uma única vez, por uma hora; até lá, a senha continua a mesma.',
      confirm: 'Enviar link',
      done: 'O link está a caminho',
    },
    password: {
      action: 'Definir nova senha',
      title: 'Nova senha para {{name}}',
      detail: 'Todas as sessões dessa pessoa terminam na hora. Entregue a senha pessoalmente.',
      field: 'Nova senha',
      hint: 'Pelo menos {{min}} caracteres.',
      confirm: 'Definir senha',
      done: 'A senha foi definida, e todas as sessões terminaram',
    },
    'email-change': {
      action: 'Alterar o e-mail',
      title: 'Novo e-mail para {{name}}',
      detail:
        'Um link vai para {{email}} e outro para o novo endereço. Ele muda quando os dois aceitarem, em até um dia.',
      field: 'Novo e-mail',
      confirm: 'Enviar os links',
      done: 'Os links estão a caminho dos dois endereços',
    },
  },
  extraPermissions: 'Permissões além dos papéis',
  fields: {
    password: 'Primeira senha',
    role: 'Papel',
    type: 'Tipo',
    team: 'Minha equipe',
    teams: 'Equipes',
    roles: 'Papéis',
    since: 'Desde',
  },
  hints: {
    password: 'Pelo menos {{min}} caracteres. Entregue-a pessoalmente; o usuário pode trocá-la depois.',
    extraPermissionsTrained: 'Dadas só a esta pessoa. A quem só treina, apenas as de treinamento podem ser dadas.',
    trained: 'Destes papéis, só valem as permissões de treinamento.',
    extraPermissions: 'Dadas só a esta pessoa, além do que os papéis permitem.',
  },
  type: { regular: 'Regular', 'training-only': 'Só treinamento' },
  typeHint: {
    regular: 'Trabalha aqui: pode fazer o que seus papéis permitem.',
    'training-only': 'Está aqui para treinar: não vê nada de recrutamento nem das configurações.',
  },
  handOver: {
    label: 'Passar para',
    none: 'Ninguém: a pessoa continua nas equipes',
    hint: 'Assume o lugar nas equipes: {{teams}}.',
  },
  status: { active: 'Ativo', deactivated: 'Desativado' },
  deactivate: {
    action: 'Desativar',
    title: 'Desativar {{name}}?',
    detail:
      'A pessoa fica fora desta empresa já na próxima ação. A conta continua sendo dela, e o que ela fez permanece no histórico.',
    done: 'O usuário foi desativado',
  },
  reactivate: {
    action: 'Reativar',
    title: 'Reativar {{name}}?',
    detail: 'A pessoa volta a entrar, com os papéis que tinha.',
    done: 'O usuário foi reativado',
  },
  empty: { title: 'Ainda não há ninguém', detail: 'Quem trabalha na sua empresa aparecerá aqui.' },
});

export const userProblemPtBr = {
  'membership-not-found': 'Não há esse usuário nesta empresa.',
  'invitation-not-found': 'Este convite não existe mais.',
  'already-invited': 'Este endereço já foi convidado. Envie o convite de novo.',
  'already-member': 'Este endereço já é de um usuário da empresa.',
  'account-not-ours': 'Esta conta também é usada fora desta empresa: pertence somente à própria pessoa.',
  'account-of-more-rights': 'Esta pessoa pode fazer mais do que você; por isso, você não pode alterar a conta dela.',
  'own-account': 'Esta é a sua própria conta. Altere-a nas páginas da sua conta.',
  'address-unchanged': 'Este já é o e-mail dessa pessoa',
  'role-unknown': 'Esse papel não existe mais.',
  'last-owner': 'Uma empresa não pode ficar sem proprietário. Nomeie outro proprietário antes.',
};
