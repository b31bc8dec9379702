export const partnerCandidatePtBr = {
  title: 'Candidatos de parceiros',
  detail: 'O que seus parceiros concordaram em mostrar. Para mudar algo, abra o espaço do parceiro.',
  company: 'Empresa',
  job: 'Vaga mais recente',
  stage: 'Etapa',
  empty: {
    title: 'Nenhum candidato de parceiros',
    detail: 'Um grupo que pede às empresas que compartilhem candidatos, e uma empresa que concorde, trazem-nos aqui.',
  },
};
