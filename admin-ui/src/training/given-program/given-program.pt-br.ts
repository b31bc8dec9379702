import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { givenProgramProblemEnUs } from './given-program.en-us.ts';

export const givenProgramPtBr = resourcePtBr({
  name_one: 'Programa de parceira',
  name_other: 'Programas de parceiras',
  gender: 'm',
  title: 'Parceiras com este programa',
  search: 'Buscar empresas',
  fields: {
    programId: 'Programa',
    companyId: 'ID da empresa',
    companyName: 'Empresa',
    status: 'Status',
    offeredVersion: 'Versão mais nova',
    givenVersion: 'Versão da empresa',
    programVersion: 'Versão',
    refusal: 'Motivo',
    withdrawal: 'Motivo',
    reason: 'Motivo',
    updatedAt: 'Desde',
  },
  status: { waiting: 'A caminho', given: 'Em dia', refused: 'Não entregue', withdrawn: 'Não é mais atualizado' },
  refusal: {
    'storage-full':
      'O armazenamento desta empresa está cheio. Ela precisa liberar espaço para os arquivos do programa.',
    'file-missing': 'Um arquivo desta versão foi excluído da sua biblioteca. Escolha outro e publique de novo.',
    'removed-there': 'Esta empresa excluiu a cópia dela ou um arquivo da cópia.',
    failed: 'Algo deu errado.',
  },
  withdrawal: {
    unassigned: 'O grupo desta empresa não tem mais o programa.',
    left: 'A empresa saiu da parceria.',
    removed: 'Você removeu o programa.',
  },
  noVersion: 'Nenhuma ainda',
  retry: { action: 'Tentar de novo', named: 'Tentar de novo para {{name}}', done: 'A caminho de novo' },
  reason: {
    ...{
      'storage-full': 'armazenamento cheio',
      'file-missing': 'arquivo excluído',
    },
    ...{ 'removed-there': 'excluído pela empresa', failed: 'algo deu errado' },
    ...{ unassigned: 'grupo retirado', left: 'parceria encerrada', removed: 'programa removido' },
  },
  historyName: 'Programa para uma parceira',
  events: {
    Created: 'Programa atribuído a uma parceira',
    GivenProgramOffered: 'Versão enviada a uma parceira',
    GivenProgramCopied: 'Versão entregue a uma parceira',
    GivenProgramRefused: 'Versão não entregue a uma parceira',
    GivenProgramWithdrawn: 'Parceira não recebe mais versões novas',
  },
  empty: {
    title: 'Nenhuma empresa tem este programa ainda',
    detail: 'Quando o programa for publicado, cada empresa dos grupos atribuídos recebe uma cópia.',
  },
});

export const givenPtBr = {
  program:
    'Este programa vem de {{name}}. Ele não pode ser alterado aqui, e as novas versões chegam sozinhas. Você pode agendá-lo e usar as aulas em programas próprios.',
  lesson: 'Esta aula vem de {{name}} e não pode ser alterada aqui. Você pode usá-la em programas próprios.',
  withdrawn:
    'Este programa vem de {{name}}, que não o compartilha mais. Os agendamentos em andamento continuam, mas ele não pode ser agendado de novo.',
  removal_one:
    'A empresa que tem este programa fica com a cópia: os agendamentos em andamento continuam, e ele não pode ser agendado de novo.',
  removal_other:
    'As {{smart_count}} empresas que têm este programa ficam com as cópias: os agendamentos em andamento continuam, e elas não podem agendá-lo de novo.',
};

export const givenProgramProblemPtBr: Record<keyof typeof givenProgramProblemEnUs, string> = {
  'sub-account-group-unknown': 'Escolha grupos da sua empresa',
  'program-given': 'Este programa vem de uma empresa matriz e não pode ser alterado aqui.',
  'lesson-given-further': 'Aulas que vêm de uma empresa matriz não podem ser dadas a parceiros.',
  'lesson-given': 'Esta aula vem de uma empresa matriz e não pode ser alterada aqui.',
  'program-withdrawn': 'A empresa de onde este programa vem não o compartilha mais. Ele não pode ser agendado de novo.',
  'program-not-given': 'Este programa não é compartilhado com esta empresa.',
  'copy-removed': 'Esta empresa excluiu a cópia dela.',
};
