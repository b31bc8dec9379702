import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const invitationPtBr = resourcePtBr({
  name_one: 'Convite',
  name_other: 'Convites',
  gender: 'm',
  title: 'Convites em aberto',
  fields: { roles: 'Papéis', expiresAt: 'Expira', actions: 'Ações' },
  isOver: 'Expirado',
  resend: 'Enviar de novo',
  resendTo: 'Enviar de novo: {{name}}',
  resent: 'O convite está a caminho de novo',
  revoke: 'Cancelar',
  revokeOf: 'Cancelar: {{name}}',
  revokeTitle: 'Cancelar o convite de {{name}}?',
  revokeDetail: 'Os links enviados a essa pessoa deixam de funcionar.',
  revoked: 'O convite foi cancelado',
  empty: { title: 'Nenhum convite em aberto', detail: 'Quem foi convidado e ainda não entrou aparece aqui.' },
});
