import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import { matrixPtBr } from './matrix.pt-br.ts';

export const roleResourcePtBr = resourcePtBr({
  name_one: 'Papel',
  name_other: 'Papéis',
  gender: 'm',
  detail: 'O que as pessoas podem fazer. Quem tem vários papéis soma os direitos de todos.',
  created: 'O papel foi criado',
  saved: 'O papel foi salvo. Ele já vale na próxima ação de quem o tem.',
  fields: { permissions: 'Permissões' },
  hints: { permissions: 'Direitos que você mesmo não tem não podem ser alterados.' },
  form: { permissions: 'Permissões' },
  remove: {
    action: 'Remover papel',
    title: 'Remover este papel?',
    detail: 'Um papel que alguém tem não pode ser removido: retire-o antes. O histórico permanece.',
    done: 'O papel foi removido',
  },
});

export const rolePtBr = {
  ...matrixPtBr,
  own: 'Papéis da sua empresa',
  builtInTitle: 'Papéis de todas as empresas',
  builtInDetail: 'Toda empresa tem este papel. Ele não pode ser alterado; duplique-o para ter um que possa.',
  clone: 'Duplicar',
  cloneOf: 'Duplicar {{name}}',
  cloneName: '{{name}} (cópia)',
  holders: 'Quem o tem',
  holdersOf: 'Quem o tem: {{name}}',
  nothing: 'Nenhum papel encontrado',
  unnamed: 'Um papel da empresa',
  empty: 'Ainda nenhum. Comece com um novo papel ou duplique um dos que toda empresa tem e altere-o.',
  builtIn: {
    Owner: { name: 'Proprietário', detail: 'Pode tudo, também apagar pessoas e dar qualquer papel.' },
    Recruiter: { name: 'Recrutador', detail: 'Vagas, candidatos e entrevistas; não remove candidatos.' },
    Trainer: { name: 'Instrutor', detail: 'Programas, lições, agendas e avaliações.' },
    Auditor: { name: 'Auditor', detail: 'Vê tudo e não altera nada.' },
  },
  matrix: {
    thing: 'O quê',
    others: 'Mais',
    search: 'Encontrar uma permissão',
    nothing: 'Nenhuma permissão encontrada',
    count: '{{held}} de {{all}}',
    total: '{{held}} de {{all}} permissões',
    row: '{{thing}}: tudo',
    column: '{{action}}: tudo neste grupo',
    group: 'Grupo inteiro: {{group}}',
  },
};

export const roleProblemPtBr = {
  'role-in-use': 'Alguém tem este papel. Retire-o antes.',
  'rights-not-held': 'Ninguém pode dar ou tirar direitos que não tem.',
};
