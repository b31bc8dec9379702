import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { teamProblemEnUs } from './team.en-us.ts';

export const teamPtBr = resourcePtBr({
  name_one: 'Equipe',
  name_other: 'Equipes',
  gender: 'f',
  fields: { userIds: 'Usuários' },
  add: 'Adicione alguém pelo nome ou e-mail',
  more: 'e mais {{count}}',
  gone: 'uma equipe que não existe mais',
  ofUser: {
    add: 'Adicione uma equipe pelo nome',
    hint: 'Os treinamentos são planejados por equipe.',
    requiredHint: 'Os treinamentos são planejados por equipe: quem só treina participa de pelo menos uma.',
  },
  mine: 'Equipe',
  choose: 'Escolha sua equipe',
  empty: { detail: 'Reúna pessoas que trabalham nas mesmas coisas.' },
});

export const teamProblemPtBr: Record<keyof typeof teamProblemEnUs, string> = {
  'team-users-required': 'O campo usuários é obrigatório.',
  'teams-required': 'O campo equipes é obrigatório.',
  'team-unknown': 'Essa equipe não existe mais.',
  'team-full': 'Uma destas equipes já tem o máximo de usuários.',
  'team-last-user': 'É a única pessoa de uma equipe. Inclua outra pessoa nela antes.',
  'team-user-unknown': 'Uma destas pessoas não trabalha nesta empresa.',
};
