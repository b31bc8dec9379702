import { profileWordsPtBr } from 'ui-kit/recruiting/profile-words.pt-br';
import type { candidateProfileEnUs, candidateProfileProblemEnUs } from './candidate-profile.en-us.ts';

export const candidateProfilePtBr: typeof candidateProfileEnUs = {
  ...profileWordsPtBr,
  fields: {
    ...profileWordsPtBr.fields,
    custom: 'Campos personalizados',
    pay: 'Pretensão',
  },
  form: {
    contact: 'Contato',
    address: 'Endereço',
    position: 'Cargo e competências',
    pay: 'Remuneração e disponibilidade',
    more: 'Certificações, idiomas e links',
    custom: 'Campos personalizados',
  },
  hints: { location: 'Cidade ou região, como a pessoa escreve.', skills: 'Separe as competências com vírgulas.' },
  profile: 'Perfil',
  now: 'hoje',
  supervised_one: '1 pessoa supervisionada',
  supervised_other: '{{smart_count}} pessoas supervisionadas',
};

export const candidateProfileProblemPtBr: Record<keyof typeof candidateProfileProblemEnUs, string> = {
  'candidate-number-invalid': 'Digite um número inteiro.',
};
