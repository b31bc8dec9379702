import { employmentTypes, intervals, workplaceTypes } from 'ui-kit/recruiting/job-words.pt-br';

export const jobPtBr = {
  job: {
    one: 'Vaga',
    posted: 'Publicada em',
    toApply: 'Ir para a sua candidatura',
    readAll: 'Ler a descrição completa',
    description: 'Sobre a vaga',
    noDescription: 'A empresa ainda não adicionou uma descrição.',
    salaryFrom: 'A partir de {{amount}}',
    salaryUpTo: 'Até {{amount}}',
    per: intervals,
    employmentTypes,
    workplaceTypes,
    company: { address: 'Sede', email: 'E-mail', phone: 'Telefone', website: 'Site' },
    open: {
      title: 'Vagas abertas',
      lead: 'Vagas de todas as empresas que contratam com o Onrecord.',
      search: 'Buscar por vaga, empresa ou local',
      found_zero: '{{number}} vagas encontradas',
      found_one: '{{number}} vaga encontrada',
      found_other: '{{number}} vagas encontradas',
      applied: 'Candidatura enviada',
      none: {
        title: 'Nenhuma vaga corresponde à busca',
        detail: 'Tente usar menos palavras ou palavras diferentes.',
        action: 'Mostrar todas as vagas',
      },
      empty: {
        title: 'Nenhuma vaga aberta no momento',
        detail: 'Volte mais tarde para ver novas vagas.',
      },
    },
    pages: { label: 'Páginas de vagas', range: '{{from}}–{{to}} de {{total}}', previous: 'Anterior', next: 'Próxima' },
  },
};
