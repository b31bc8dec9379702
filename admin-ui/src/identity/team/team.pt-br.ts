import type { teamProblemEnUs } from './team.en-us.ts';

export const teamPtBr = {
  title: 'Equipes',
  create: 'Nova equipe',
  search: 'Buscar equipes',
  field: { name: 'Nome', userIds: 'Usuários' },
  add: 'Adicione alguém pelo nome ou e-mail',
  left: 'alguém que saiu',
  more: 'e mais {{count}}',
  mine: 'Equipe',
  choose: 'Escolha sua equipe',
  empty: { title: 'Nenhuma equipe ainda', detail: 'Reúna pessoas que trabalham nas mesmas coisas.' },
};

export const teamProblemPtBr: Record<keyof typeof teamProblemEnUs, string> = {
  'team-users-required': 'O campo usuários é obrigatório.',
  'team-user-unknown': 'Uma destas pessoas não trabalha nesta empresa.',
};
