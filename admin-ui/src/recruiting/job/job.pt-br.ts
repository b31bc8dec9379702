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
    interval: 'Pagamento',
    publishedAt: 'Publicada em',
    createdAt: 'Criada em',
  },
  status: { published: 'Publicada', unpublished: 'Não publicada' },
  employmentType: {
    'full-time': 'Tempo integral',
    'part-time': 'Meio período',
    contractor: 'Prestador de serviços',
    temporary: 'Temporário',
    internship: 'Estágio',
    'per-diem': 'Diária',
    other: 'Outro',
  },
  interval: { annually: 'Anual', monthly: 'Mensal', weekly: 'Semanal', daily: 'Diário', hourly: 'Por hora' },
  per: { annually: 'por ano', monthly: 'por mês', weekly: 'por semana', daily: 'por dia', hourly: 'por hora' },
  form: { basics: 'A vaga', salary: 'Faixa salarial' },
  hints: {
    slug: 'Última parte do endereço público. Vem do título, a menos que você escreva outro.',
    description: 'Texto simples ou Markdown.',
  },
  submit: 'Criar vaga',
  publish: { action: 'Publicar', done: 'Vaga publicada' },
  unpublish: { action: 'Despublicar', done: 'Vaga retirada das páginas públicas' },
  remove: { detail: 'Ela sai das listas e das páginas públicas. O histórico permanece na auditoria.' },
  removeMany: { detail: 'Elas saem das listas e das páginas públicas. O histórico permanece na auditoria.' },
  empty: { detail: 'Escreva a primeira e publique quando estiver pronta.' },
  events: { JobPublished: 'Vaga publicada', JobUnpublished: 'Vaga despublicada' },
});

export const jobProblemPtBr: Record<keyof typeof jobProblemEnUs, string> = {
  'job-not-found': 'Esta vaga não existe.',
  'job-slug-taken': 'Este endereço já é usado por outra vaga',
  'slug-reserved': 'Este endereço pertence ao produto; escolha outro',
  'job-salary-range-invalid': 'O início da faixa salarial está acima do fim',
  'job-salary-currency-required': 'Um salário precisa de uma moeda e de uma periodicidade',
  'job-amount-invalid': 'Informe um valor, como 52000 ou 18,50',
  'slug-invalid': 'Use letras minúsculas, dígitos e hifens simples',
  'country-invalid': 'Escolha um país da lista',
  'currency-invalid': 'Escolha uma moeda da lista',
};
