import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { customFieldProblemEnUs } from './custom-field.en-us.ts';

export const customFieldPtBr = resourcePtBr({
  name_one: 'Campo personalizado',
  name_other: 'Campos personalizados',
  gender: 'm',
  detail:
    'Campos próprios da empresa para candidatos e vagas. Aparecem em formulários, listas, filtros, importações e exportações.',
  fields: { appliesTo: 'Usado em', kind: 'Tipo', options: 'Opções', hint: 'Texto de ajuda' },
  hints: {
    kind: 'O tipo não pode ser alterado depois.',
    hint: 'Aparece abaixo do campo.',
  },
  appliesTo: { candidate: 'Candidatos', job: 'Vagas' },
  kind: {
    text: 'Texto',
    number: 'Número',
    date: 'Data',
    choice: 'Escolha única',
    choices: 'Múltipla escolha',
    'yes-no': 'Sim ou não',
    link: 'Link',
  },
  option: 'Opção',
  addOption: 'Adicionar opção',
  takeOption: 'Remover opção',
  gone: 'Campo removido',
  goneOption: 'opção removida',
  own: 'Campos personalizados',
  filter: 'Filtrar por campos personalizados',
  has: '%{name} contém',
  from: '{{name}}, de',
  to: '{{name}}, até',
  apply: 'Aplicar',
  clear: 'Limpar',
  remove: {
    detail: 'O campo some de formulários, listas e filtros. Os valores já preenchidos continuam no histórico.',
  },
  empty: {
    detail:
      'Adicione o que sua empresa pergunta sobre cada candidato ou vaga, como uma habilitação ou um centro de custo.',
  },
});

export const customFieldProblemPtBr: Record<keyof typeof customFieldProblemEnUs, string> = {
  'custom-field-kind-fixed': 'O tipo de um campo não pode ser alterado. Crie outro campo.',
  'custom-field-options-required': 'Adicione pelo menos uma opção.',
  'custom-field-option-twice': 'Há duas opções com o mesmo nome.',
  'custom-field-options-unwanted': 'Somente campos de escolha têm opções.',
  'custom-field-not-found': 'Este campo não existe mais.',
  'custom-text-invalid': 'Digite no máximo 1.000 caracteres.',
  'custom-number-invalid': 'Digite um número.',
  'custom-date-invalid': 'Digite uma data.',
  'custom-choice-invalid': 'Escolha uma das opções.',
  'custom-choices-invalid': 'Escolha entre as opções.',
  'custom-yes-no-invalid': 'Escolha sim ou não.',
  'custom-link-invalid': 'Digite um link, como https://exemplo.com.br.',
};
