import { jobChoicesPtBr, jobFieldsPtBr, jobStepPtBr } from '#admin-ui/recruiting/job/job.pt-br';
import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const jobTemplatePtBr = resourcePtBr({
  name_one: 'Modelo',
  name_other: 'Modelos',
  gender: 'm',
  historyName: 'Modelo de vaga',
  fields: { name: 'Nome do modelo', ...jobFieldsPtBr, title: 'Título da vaga' },
  items: { steps: jobStepPtBr },
  ...jobChoicesPtBr,
  form: {
    basics: 'Nome e título',
    kind: 'Tipo de trabalho',
    place: 'Local',
    description: 'Descrição',
    requirements: 'Requisitos',
    salary: 'Salário e benefícios',
    interview: 'Entrevista',
  },
  hints: {
    location: 'Como aparece para os candidatos. Em branco, mostramos cidade e estado.',
  },
  submit: 'Criar modelo',
  use: 'Nova vaga',
  empty: { detail: 'Descreva uma única vez o que suas vagas têm em comum, ou salve uma vaga como modelo.' },
});
