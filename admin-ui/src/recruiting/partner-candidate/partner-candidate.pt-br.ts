import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const partnerCandidatePtBr = resourcePtBr({
  name_one: 'Candidato de parceiro',
  name_other: 'Candidatos de parceiros',
  gender: 'm',
  search: 'Buscar candidatos',
  detail: 'Candidatos que seus parceiros compartilham com você. Para fazer alterações, abra o espaço do parceiro.',
  fields: { company: 'Empresa', jobTitle: 'Vaga mais recente', status: 'Etapa' },
  empty: {
    title: 'Nenhum candidato de parceiros',
    detail: 'Os candidatos aparecem aqui quando uma empresa de um dos seus grupos concorda em compartilhá-los.',
  },
});
