import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { candidateSourceProblemEnUs } from './candidate-source.en-us.ts';

export const candidateSourcePtBr = resourcePtBr({
  name_one: 'Origem',
  name_other: 'Origens',
  gender: 'f',
  title: 'Origens de candidatos',
  detail:
    'De onde vêm seus candidatos. As origens são escolhidas em candidatos e entrevistas, aparecem nos links de rastreamento das vagas e são contadas nos relatórios.',
  historyName: 'Origem de candidatos',
  fields: { code: 'Código nos links' },
  hints: {
    code: 'Letras minúsculas, números, hifens, pontos e sublinhados. Se ficar vazio, é criado a partir do nome; não pode ser alterado depois.',
  },
  unknown: 'Não informada',
  usual: {
    'company-page': 'Página da empresa',
    marketplace: 'Mercado de candidatos',
    referral: 'Indicação',
    agency: 'Agência de recrutamento',
    event: 'Evento',
    linkedin: 'LinkedIn',
    indeed: 'Indeed',
    ziprecruiter: 'ZipRecruiter',
    careerbuilder: 'CareerBuilder',
  },
  empty: {
    title: 'Nenhuma origem própria ainda',
    detail:
      'Página da empresa, indicação, LinkedIn e outras origens comuns estão sempre disponíveis. Adicione as suas, como uma campanha, uma feira ou uma escola.',
  },
  remove: { detail: 'Ela não poderá mais ser escolhida. Candidatos e entrevistas que vieram dela continuam com ela.' },
  removeMany: {
    detail: 'Elas não poderão mais ser escolhidas. Candidatos e entrevistas que vieram delas continuam com elas.',
  },
});

export const candidateSourceProblemPtBr: Record<keyof typeof candidateSourceProblemEnUs, string> = {
  'candidate-source-name-taken': 'Já existe uma origem com este nome.',
  'candidate-source-code-taken': 'Já existe uma origem com este código.',
  'candidate-source-code-fixed': 'O código de uma origem não pode ser alterado.',
};
