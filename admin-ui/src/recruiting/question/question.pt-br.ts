import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { questionProblemEnUs } from './question.en-us.ts';

export const questionWordsPtBr = {
  fields: {
    text: 'Pergunta',
    responseType: 'Tipo de resposta',
    hint: 'Dica',
    instructionsVideoId: 'Vídeo de instruções',
    isRequired: 'Resposta obrigatória',
    allowedTakes: 'Tentativas',
    timeLimit: 'Limite de tempo (em segundos)',
    thinkTime: 'Tempo para pensar (em segundos)',
    minimumCharacters: 'Mínimo de caracteres',
    points: 'Pontos',
    choices: 'Alternativas',
    showsRightAnswer: 'Mostrar a resposta correta depois',
  },
  hints: {
    allowedTakes: 'Deixe em branco para não limitar.',
    timeLimit: 'Deixe em branco para não limitar.',
    instructionsVideoId: 'Um vídeo da sua biblioteca de arquivos, exibido antes da pergunta.',
  },
  responseType: {
    video: 'Vídeo',
    text: 'Texto',
    'screen-share': 'Compartilhamento de tela',
    document: 'Documento',
    'multiple-choice': 'Múltipla escolha',
    audio: 'Áudio',
  },
  items: { choices: { name: 'Alternativa', fields: { text: 'Alternativa', isRight: 'Resposta correta' } } },
};

export const questionPtBr = resourcePtBr({
  name_one: 'Pergunta',
  name_other: 'Perguntas',
  gender: 'f',
  ...questionWordsPtBr,
  submit: 'Criar pergunta',
  empty: { detail: 'Escreva cada pergunta uma única vez e use-a em quantos conjuntos quiser.' },
});

export const questionSetPtBr = resourcePtBr({
  name_one: 'Conjunto de perguntas',
  name_other: 'Conjuntos de perguntas',
  gender: 'm',
  detail: 'A vaga mantém a versão do conjunto escolhida para ela, mesmo que você altere o conjunto depois.',
  fields: { questions: 'Perguntas', revision: 'Versão' },
  items: { questions: { name: 'Pergunta', ...questionWordsPtBr } },
  submit: 'Criar conjunto',
  empty: { detail: 'Reúna as perguntas de uma entrevista e use-as em qualquer vaga.' },
  addFromLibrary: 'Adicionar da biblioteca de perguntas',
  version: 'Versão {{revision}}',
  useLatest: 'Usar a versão {{revision}}',
});

export const questionProblemPtBr: Record<keyof typeof questionProblemEnUs, string> = {
  'questions-required': 'Adicione pelo menos uma pergunta',
  'question-choices-required': 'Adicione pelo menos duas alternativas',
  'question-right-choice-required': 'Escolha pelo menos uma resposta correta',
  'question-video-not-found': 'Escolha um vídeo da sua biblioteca de arquivos',
  'question-set-not-found': 'Escolha um conjunto de perguntas',
};
