import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import { matrixPtBr } from './matrix.pt-br.ts';

export const roleResourcePtBr = resourcePtBr({
  name_one: 'Papel',
  name_other: 'Papéis',
  gender: 'm',
  detail: 'Os papéis definem o que as pessoas podem fazer. Quem tem vários papéis tem as permissões de todos eles.',

  fields: { permissions: 'Permissões' },
  hints: { permissions: 'Você não pode alterar permissões que não tem.' },
  form: { permissions: 'Permissões' },
  remove: {
    action: 'Remover papel',
    title: 'Remover este papel?',
    detail: 'Um papel em uso não pode ser removido. Retire-o dos usuários primeiro.',
  },
});

export const rolePtBr = {
  ...matrixPtBr,
  own: 'Papéis da sua empresa',
  builtInTitle: 'Papéis padrão',
  builtInDetail: 'Papéis padrão não podem ser alterados. Duplique este papel para personalizá-lo.',
  clone: 'Duplicar',
  cloneOf: 'Duplicar {{name}}',
  cloneName: '{{name}} (cópia)',
  holders: 'Ver usuários',
  holdersOf: 'Ver usuários: {{name}}',
  nothing: 'Nenhum papel encontrado',
  unnamed: 'Papel da empresa',
  empty: 'Nenhum papel ainda. Crie um, ou duplique um papel padrão e altere-o.',
  builtIn: {
    Owner: { name: 'Proprietário', detail: 'Acesso total, inclusive apagar dados pessoais e atribuir qualquer papel.' },
    Recruiter: { name: 'Recrutador', detail: 'Gerencia vagas, candidatos e entrevistas. Não pode remover candidatos.' },
    Trainer: {
      name: 'Instrutor',
      detail: 'Gerencia programas, aulas, agendamentos e avaliações, com arquivos da biblioteca.',
    },
    Auditor: { name: 'Auditor', detail: 'Pode ver tudo, mas não pode alterar nada.' },
  },
  matrix: {
    thing: 'Área',
    others: 'Outras',
    search: 'Buscar permissões',
    nothing: 'Nenhuma permissão encontrada',
    count: '{{held}} de {{all}}',
    total: '{{held}} de {{all}} permissões',
    row: '{{thing}}: tudo',
    column: '{{action}}: tudo neste grupo',
    group: 'Grupo inteiro: {{group}}',
  },
};

export const roleProblemPtBr = {
  'role-in-use': 'Este papel está em uso. Retire-o dos usuários primeiro.',
  'rights-not-held': 'Você não pode conceder nem retirar permissões que não tem.',
};
