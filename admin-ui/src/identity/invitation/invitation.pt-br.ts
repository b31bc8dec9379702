import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const invitationPtBr = resourcePtBr({
  name_one: 'Convite',
  name_other: 'Convites',
  gender: 'm',
  title: 'Convites pendentes',
  fields: { roles: 'Papéis', expiresAt: 'Expira em', actions: 'Ações' },
  isOver: 'Expirado',
  resend: 'Reenviar',
  resendTo: 'Reenviar: {{name}}',
  resent: 'Convite reenviado',
  revoke: 'Cancelar convite',
  revokeOf: 'Cancelar convite: {{name}}',
  revokeTitle: 'Cancelar o convite para {{name}}?',
  revokeDetail: 'Os links enviados a essa pessoa deixarão de funcionar.',
  revoked: 'Convite cancelado',
  empty: { title: 'Nenhum convite pendente', detail: 'As pessoas convidadas que ainda não entraram aparecem aqui.' },
});
