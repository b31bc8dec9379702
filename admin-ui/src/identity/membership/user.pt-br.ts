import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const userPtBr = resourcePtBr({
  name_one: 'Usuário',
  name_other: 'Usuários',
  gender: 'm',
  search: 'Buscar por nome ou e-mail',

  gone: 'ex-usuário',
  invite: {
    action: 'Convidar',
    title: 'Convidar um usuário',
    detail: 'A pessoa recebe um e-mail com um link que só pode ser usado uma vez e expira em sete dias.',
    submit: 'Enviar convite',
    done: 'Convite enviado',
  },
  account: 'Conta',
  manage: {
    own: 'Esta é a sua própria conta. Você pode alterá-la nas',
    ownPages: 'configurações da sua conta',
    above: 'Você não pode alterar esta conta porque a pessoa tem permissões que você não tem.',
    shared:
      'Esta conta também é usada fora desta empresa. Só a própria pessoa pode alterar nome, e-mail, senha e foto.',
    visitor: 'Só os administradores da própria empresa podem alterar contas.',
    pending: 'Aguardando a confirmação dos dois e-mails: {{email}}',
    picture: 'Foto',
    pictureHint: 'PNG, JPEG ou WebP, até 5 MB. A imagem é cortada no centro.',
    pictureChanged: 'Foto salva',
    pictureRemoved: 'Foto removida',
    link: {
      action: 'Enviar link de redefinição de senha',
      title: 'Enviar um link de redefinição de senha para {{name}}?',
      detail:
        'Enviaremos um e-mail para {{email}}. O link só pode ser usado uma vez e expira em uma hora. Até ele ser usado, a senha atual continua valendo.',
      confirm: 'Enviar link',
      done: 'Link enviado',
    },
    password: {
      action: 'Definir nova senha',
      title: 'Nova senha para {{name}}',
      detail: 'Todas as sessões dessa pessoa serão encerradas imediatamente. Entregue a senha pessoalmente.',
      field: 'Nova senha',
      hint: 'Pelo menos {{min}} caracteres.',
      confirm: 'Definir senha',
      done: 'Senha definida. Todas as sessões foram encerradas',
    },
    'email-change': {
      action: 'Alterar e-mail',
      title: 'Novo e-mail para {{name}}',
      detail:
        'Enviaremos um link para {{email}} e outro para o novo e-mail. A alteração vale quando os dois forem confirmados, em até um dia.',
      field: 'Novo e-mail',
      confirm: 'Enviar links',
      done: 'Links enviados aos dois e-mails',
    },
  },
  extraPermissions: 'Permissões adicionais',
  fields: {
    password: 'Senha inicial',
    role: 'Papel',
    type: 'Tipo',
    team: 'Minha equipe',
    teams: 'Equipes',
    roles: 'Papéis',
    labelIds: 'Etiquetas',
    since: 'Desde',
  },
  hints: {
    password: 'Pelo menos {{min}} caracteres. Entregue-a pessoalmente. O usuário pode alterá-la depois.',
    extraPermissionsTrained:
      'Só para este usuário. Usuários só de treinamento só podem receber permissões de treinamento.',
    trained: 'Destes papéis, só valem as permissões de treinamento.',
    extraPermissions: 'Só para este usuário, além das permissões dos papéis.',
  },
  type: { regular: 'Regular', 'training-only': 'Só treinamento' },
  typeHint: {
    regular: 'Tem as permissões dos seus papéis.',
    'training-only': 'Só participa de treinamentos. Não tem acesso a recrutamento nem às configurações.',
  },
  handOver: {
    label: 'Transferir para',
    none: 'Ninguém (a pessoa continua nas equipes)',
    hint: 'Assume o lugar da pessoa em: {{teams}}.',
  },
  status: { active: 'Ativo', deactivated: 'Desativado' },
  deactivate: {
    action: 'Desativar',
    title: 'Desativar {{name}}?',
    detail:
      'A pessoa perde imediatamente o acesso a esta empresa. Ela mantém a conta, e tudo o que fez permanece na auditoria.',
    done: 'Usuário desativado',
  },
  reactivate: {
    action: 'Reativar',
    title: 'Reativar {{name}}?',
    detail: 'A pessoa volta a ter acesso, com os papéis que tinha.',
    done: 'Usuário reativado',
  },
  bulk: {
    done_one: 'Feito para 1 usuário',
    done_other: 'Feito para {{smart_count}} usuários',
    changed_one: 'Feito para 1 usuário.',
    changed_other: 'Feito para {{smart_count}} usuários.',
    refused_one: '1 usuário ficou de fora',
    refused_other: '{{smart_count}} usuários ficaram de fora',
    label: {
      title_one: 'Adicionar etiqueta a 1 usuário',
      title_other: 'Adicionar etiqueta a {{smart_count}} usuários',
    },
    unlabel: {
      title_one: 'Remover etiqueta de 1 usuário',
      title_other: 'Remover etiqueta de {{smart_count}} usuários',
    },
  },
  empty: { title: 'Nenhum usuário ainda', detail: 'As pessoas que trabalham na sua empresa aparecerão aqui.' },
});

export const userProblemPtBr = {
  'membership-not-found': 'Este usuário não existe nesta empresa.',
  'invitation-not-found': 'Este convite não existe mais.',
  'invitation-just-sent': 'Este convite foi enviado há menos de um minuto. Aguarde um momento para reenviá-lo.',
  'already-invited': 'Este e-mail já foi convidado. Reenvie o convite.',
  'already-member': 'Este e-mail já pertence a um usuário da empresa.',
  'account-not-ours': 'Esta conta também é usada fora desta empresa. Só a própria pessoa pode alterá-la.',
  'account-of-more-rights': 'Você não pode alterar esta conta porque a pessoa tem permissões que você não tem.',
  'own-account': 'Esta é a sua própria conta. Altere-a nas configurações da sua conta.',
  'address-unchanged': 'Este já é o e-mail dessa pessoa',
  'role-unknown': 'Este papel não existe mais.',
  'last-owner': 'Uma empresa precisa de pelo menos um proprietário. Torne outra pessoa proprietária primeiro.',
};
