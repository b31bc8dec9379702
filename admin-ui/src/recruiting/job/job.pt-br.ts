import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { jobProblemEnUs } from './job.en-us.ts';

export const jobPtBr = resourcePtBr({
  name_one: 'Vaga',
  name_other: 'Vagas',
  gender: 'f',
  noDescription: 'Ainda sem descrição.',
  salaryFrom: 'a partir de {{amount}}',
  salaryUpTo: 'até {{amount}}',
  fields: {
    title: 'Título',
    slug: 'Endereço público',
    employmentType: 'Tipo de contratação',
    salary: 'Salário',
    salaryMin: 'De',
    salaryMax: 'Até',
    currency: 'Moeda',
    interval: 'Periodicidade',
    publishedAt: 'Publicada em',
    custom: 'Campos personalizados',
    createdAt: 'Criada em',
  },
  status: { published: 'Publicada', unpublished: 'Não publicada' },
  employmentType: {
    'full-time': 'Tempo integral',
    'part-time': 'Meio período',
    contractor: 'Prestação de serviços',
    temporary: 'Temporário',
    internship: 'Estágio',
    'per-diem': 'Por diária',
    other: 'Outro',
  },
  interval: { annually: 'Anual', monthly: 'Mensal', weekly: 'Semanal', daily: 'Diário', hourly: 'Por hora' },
  per: { annually: 'por ano', monthly: 'por mês', weekly: 'por semana', daily: 'por dia', hourly: 'por hora' },
  form: { basics: 'Detalhes', salary: 'Faixa salarial', custom: 'Campos personalizados' },
  hints: {
    slug: 'Última parte do endereço público. Em branco, é criada a partir do título.',
    description: 'Texto simples ou Markdown.',
  },
  submit: 'Criar vaga',
  publish: { action: 'Publicar', done: 'Vaga publicada' },
  unpublish: { action: 'Despublicar', done: 'Vaga despublicada' },
  remove: { detail: 'Ela deixará de aparecer nas listas e nas páginas públicas. O histórico permanece na auditoria.' },
  removeMany: {
    detail: 'Elas deixarão de aparecer nas listas e nas páginas públicas. O histórico permanece na auditoria.',
  },
  empty: { detail: 'Crie sua primeira vaga e publique quando estiver pronta.' },
  events: { JobPublished: 'Vaga publicada', JobUnpublished: 'Vaga despublicada' },
});

export const jobProblemPtBr: Record<keyof typeof jobProblemEnUs, string> = {
  'job-not-found': 'Esta vaga não existe.',
  'job-slug-taken': 'Este endereço já é usado por outra vaga',
  'slug-reserved': 'Este endereço é reservado. Escolha outro',
  'job-salary-range-invalid': 'O início da faixa salarial é maior que o fim',
  'job-salary-currency-required': 'Escolha uma moeda e uma periodicidade',
  'job-amount-invalid': 'Informe um valor, como 52000 ou 18,50',
  'slug-invalid': 'Use letras minúsculas, números e hifens simples',
  'country-invalid': 'Escolha um país da lista',
  'currency-invalid': 'Escolha uma moeda da lista',
};
