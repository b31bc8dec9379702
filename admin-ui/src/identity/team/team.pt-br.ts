import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { teamProblemEnUs } from './team.en-us.ts';

export const teamPtBr = resourcePtBr({
  name_one: 'Equipe',
  name_other: 'Equipes',
  gender: 'f',
  fields: { userIds: 'Usuários' },
  add: 'Adicione alguém por nome ou e-mail',
  users_one: '1 usuário',
  users_other: '{{count}} usuários',
  more: 'e mais {{count}}',
  gone: 'equipe removida',
  ofUser: {
    add: 'Adicione uma equipe pelo nome',
    hint: 'Os treinamentos são agendados por equipe.',
    requiredHint:
      'Os treinamentos são agendados por equipe. Por isso, usuários só de treinamento precisam de pelo menos uma.',
  },
  mine: 'Equipe',
  choose: 'Escolha sua equipe',
  empty: { detail: 'Agrupe pessoas que trabalham juntas.' },
});

export const teamProblemPtBr: Record<keyof typeof teamProblemEnUs, string> = {
  'team-users-required': 'Inclua pelo menos um usuário.',
  'teams-required': 'O campo equipes é obrigatório.',
  'team-unknown': 'Esta equipe não existe mais.',
  'team-full': 'Uma destas equipes já atingiu o número máximo de usuários.',
  'team-last-user': 'Esta é a única pessoa de uma equipe. Adicione outra pessoa a ela primeiro.',
  'team-user-unknown': 'Uma destas pessoas não é usuária desta empresa.',
};
