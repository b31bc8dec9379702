import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const partnerCandidatePtBr = resourcePtBr({
  name_one: 'Candidato de parceiro',
  name_other: 'Candidatos de parceiros',
  gender: 'm',
  search: 'Buscar candidatos',
  detail: 'O que seus parceiros concordaram em mostrar. Para mudar algo, abra o espaço do parceiro.',
  fields: { company: 'Empresa', jobTitle: 'Vaga mais recente', status: 'Etapa' },
  empty: {
    title: 'Nenhum candidato de parceiros',
    detail: 'Um grupo que pede às empresas que compartilhem candidatos, e uma empresa que concorde, trazem-nos aqui.',
  },
});
